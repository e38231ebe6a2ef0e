<?php
// Files are served as they are; every other address is WordPress's.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( '/' !== $path && is_file( getenv( 'LAB_SITE' ) . $path ) ) {
	return false;
}
require getenv( 'LAB_SITE' ) . '/index.php';
