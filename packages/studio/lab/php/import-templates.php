<?php
// Imports each template as Elementor's Import Templates does, exports it, imports that and exports it again, and publishes a
// page of it. Named on standard input, one JSON file a line; answered one JSON line each.
require __DIR__ . '/start.php';
require __DIR__ . '/count.php';

use Elementor\Plugin;

$library = Plugin::$instance->templates_manager->get_source( 'local' );

function exported( int $id ): array {
	$data = Plugin::$instance->documents->get( $id, false )->get_export_data();
	return [
		'content'       => $data['content'],
		'page_settings' => $data['settings'],
		'version'       => '0.4',
		'title'         => get_the_title( $id ),
		'type'          => 'page',
	];
}

while ( ( $path = fgets( STDIN ) ) !== false ) {
	$path     = trim( $path );
	$messages = [];
	$started  = microtime( true );
	$items    = $library->import_template( basename( $path ), $path );
	if ( is_wp_error( $items ) ) {
		echo wp_json_encode( [ 'path' => $path, 'refused' => $items->get_error_message() ] ) . "\n";
		continue;
	}
	$first = exported( $items[0]['template_id'] );
	file_put_contents( $path . '.again', wp_json_encode( $first ) );
	$again  = $library->import_template( basename( $path ), $path . '.again' );
	$second = exported( $again[0]['template_id'] );
	unlink( $path . '.again' );

	$page = Plugin::$instance->documents->create(
		'wp-page',
		[ 'post_title' => $first['title'], 'post_status' => 'publish', 'post_type' => 'page' ]
	);
	$page->save( [ 'elements' => $first['content'], 'settings' => [ ...$first['page_settings'], 'template' => 'elementor_canvas' ] ] );

	$given = json_decode( file_get_contents( $path ), true );
	echo wp_json_encode(
		[
			'path'     => $path,
			'seconds'  => round( microtime( true ) - $started, 1 ),
			'given'    => count_elements( $given['content'] ),
			'stored'   => count_elements( $first['content'] ),
			'differs'  => first_difference( $first['content'], $second['content'] ),
			'address'  => get_permalink( $page->get_main_id() ),
			'messages' => array_count_values( $messages ),
		]
	) . "\n";
}
