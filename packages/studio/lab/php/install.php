<?php
// Installs WordPress with Elementor and the theme that is named.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = 'lab';
$_SERVER['REQUEST_URI'] = '/';
require getenv( 'LAB_SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Lab', 'admin', 'admin@example.com', false, '', 'admin' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'template', $argv[1] );
update_option( 'stylesheet', $argv[1] );
update_option( 'active_plugins', [ 'elementor/elementor.php' ] );
