<?php
// Settings of the lab's WordPress. Where it runs is in the environment; nothing is fetched from outside.
define( 'DB_NAME', 'lab' );
define( 'DB_USER', 'lab' );
define( 'DB_PASSWORD', 'lab' );
define( 'DB_HOST', 'localhost:' . getenv( 'LAB_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $name ) {
	define( $name . '_KEY', 'lab key ' . $name );
	define( $name . '_SALT', 'lab salt ' . $name );
}
$table_prefix = 'wp_';
define( 'WP_HOME', getenv( 'LAB_ADDRESS' ) );
define( 'WP_SITEURL', getenv( 'LAB_ADDRESS' ) );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'LAB_MESSAGES' ) );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
