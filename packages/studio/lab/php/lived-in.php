<?php
// A site that somebody has used for a while: it has names, and what greets a first visit is gone.
require __DIR__ . '/start.php';
update_option( 'blogname', 'Your site' );
update_option( 'show_avatars', 0 );
wp_update_user( [ 'ID' => 1, 'display_name' => 'owner' ] );
update_user_meta( 1, 'show_welcome_panel', 0 );
update_option( 'elementor_checklist', wp_json_encode( [ 'last_opened_timestamp' => time(), 'first_closed_checklist_in_editor' => true, 'steps' => [] ] ) );
echo wp_json_encode( true );
