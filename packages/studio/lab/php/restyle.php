<?php
// Changes the site's first colour and the font of its text, as a person does in Site Settings, and says what they were.
require __DIR__ . '/start.php';
[ , $colour, $font ] = $argv;
$kit      = \Elementor\Plugin::$instance->kits_manager->get_active_kit();
$settings = $kit->get_settings();
$was      = [];
foreach ( $settings['system_colors'] as &$one ) {
	if ( 'primary' === $one['_id'] ) {
		$was['colour'] = $one['color'];
		$one['color']  = $colour;
	}
}
foreach ( $settings['system_typography'] as &$type ) {
	if ( 'text' === $type['_id'] ) {
		$was['font']                    = $type['typography_font_family'];
		$type['typography_font_family'] = $font;
	}
}
unset( $one, $type );
$kit->save( [ 'settings' => [ 'system_colors' => $settings['system_colors'], 'system_typography' => $settings['system_typography'] ] ] );
\Elementor\Plugin::$instance->files_manager->clear_cache();
echo wp_json_encode( $was );
