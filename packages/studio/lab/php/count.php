<?php
// How many elements there are, how many of the site's colours and fonts they follow, and which picture stands in for a lost one.

/** @return array{elements: int, globals: int, placeholders: int} */
function count_elements( array $elements ): array {
	$sum = [
		'elements'     => 0,
		'globals'      => 0,
		'placeholders' => substr_count( wp_json_encode( $elements ), 'images\/placeholder.png' ),
	];
	$walk = function ( array $those ) use ( &$walk, &$sum ) {
		foreach ( $those as $element ) {
			++$sum['elements'];
			$settings        = (array) ( $element['settings'] ?? [] );
			$sum['globals'] += count( $settings['__globals__'] ?? [] );
			$walk( $element['elements'] ?? [] );
		}
	};
	$walk( $elements );
	return $sum;
}

/** Where two exports say different things; null when nowhere. Ids of elements and of pictures are made anew by every import. */
function first_difference( $one, $other, string $at = '' ): ?string {
	if ( ! is_array( $one ) || ! is_array( $other ) ) {
		return $one === $other ? null : $at;
	}
	foreach ( array_unique( [ ...array_keys( $one ), ...array_keys( $other ) ] ) as $key ) {
		$of_picture = 'url' === $key && str_contains( (string) ( $one['url'] ?? '' ), '/uploads/' );
		if ( 'id' === $key || $of_picture ) {
			continue;
		}
		$difference = first_difference( $one[ $key ] ?? null, $other[ $key ] ?? null, "$at/$key" );
		if ( null !== $difference ) {
			return $difference;
		}
	}
	return null;
}
