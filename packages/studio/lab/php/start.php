<?php
// What every script of the lab begins with: WordPress as its admin, and a list of what PHP complains of.
$_SERVER['HTTP_HOST']      = parse_url( getenv( 'LAB_ADDRESS' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'LAB_ADDRESS' ), PHP_URL_PORT );
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
define( 'WP_ADMIN', true );
require getenv( 'LAB_SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

$messages = [];
set_error_handler(
	function ( $level, $text, $file, $line ) use ( &$messages ) {
		if ( error_reporting() & $level ) {
			$messages[] = $text . ' at ' . basename( $file ) . ':' . $line;
		}
		return true;
	}
);
