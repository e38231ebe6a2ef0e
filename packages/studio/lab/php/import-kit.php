<?php
// Imports the archive of a kit as Elementor's wizard for website templates does.
require __DIR__ . '/start.php';
require __DIR__ . '/count.php';

$import = new \Elementor\App\Modules\ImportExportCustomization\Processes\Import( $argv[1], [ 'include' => explode( ',', $argv[2] ) ] );
$import->register_default_runners();
$started = microtime( true );
$result  = $import->run();
$content = $result['content']['page'] ?? [];
$pages   = [];
foreach ( $content['succeed'] ?? [] as $id ) {
	$elements = json_decode( get_post_meta( $id, '_elementor_data', true ), true );
	$pages[]  = [ 'title' => get_the_title( $id ), 'address' => get_permalink( $id ), 'stored' => count_elements( $elements ) ];
}
// The import has made a kit of its own the site's.
$kit = (array) get_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_page_settings', true );
echo wp_json_encode(
	[
		'seconds'  => round( microtime( true ) - $started, 1 ),
		'pages'    => $pages,
		'refused'  => array_values( $content['failed'] ?? [] ),
		'colours'  => count( $kit['system_colors'] ?? [] ) + count( $kit['custom_colors'] ?? [] ),
		'fonts'    => count( $kit['system_typography'] ?? [] ) + count( $kit['custom_typography'] ?? [] ),
		'messages' => array_count_values( $messages ),
	]
);
