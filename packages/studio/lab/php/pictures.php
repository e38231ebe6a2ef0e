<?php
// The shop's pictures are on this machine, at a port of their own: WordPress would not fetch from there.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	fn( $ports ) => [ ...$ports, (int) getenv( 'LAB_PICTURES' ) ]
);
