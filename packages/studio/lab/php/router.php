<?php
// Files are served as they are, and of the admin's folders the index; every other address is WordPress's.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = getenv( 'LAB_SITE' ) . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( $file . 'index.php' ) ) ) {
	return false;
}
require getenv( 'LAB_SITE' ) . '/index.php';
