<?php
// What Elementor does when a person presses Activate: its kit, its options, and the rules of addresses.
require __DIR__ . '/start.php';
do_action( 'activate_elementor/elementor.php' );
\Elementor\Maintenance::activation( false );
update_option( 'elementor_experiment-container', 'active' );
update_option( 'elementor_onboarded', true );
flush_rewrite_rules();
echo wp_json_encode(
	[
		'wordpress' => get_bloginfo( 'version' ),
		'elementor' => ELEMENTOR_VERSION,
		'theme'     => wp_get_theme()->get( 'Name' ) . ' ' . wp_get_theme()->get( 'Version' ),
		'php'       => PHP_VERSION,
	]
);
