// Places by name.
import type { Scene } from "../paint.ts";
import { fireStation, garage, serverRoom, stadium, stage, studio } from "./halls.ts";
import { beach, city, lake, mountains, night, road } from "./outdoors.ts";
import {
  bedroom,
  cafe,
  classroom,
  clinic,
  gym,
  kitchen,
  livingRoom,
  playroom,
  restaurant,
  salon,
  spaRoom,
} from "./rooms.ts";

const scenes = {
  livingRoom,
  bedroom,
  salon: salon(2),
  barbershop: salon(3),
  gym,
  restaurant,
  cafe,
  classroom,
  clinic,
  studio,
  stage,
  road,
  lake,
  beach,
  mountains,
  city,
  night,
  spaRoom,
  kitchen,
  playroom,
  serverRoom,
  fireStation,
  garage,
  stadium,
} satisfies Record<string, Scene>;

export type PlaceName = keyof typeof scenes;

/** A place in the template's colours. */
export const place = (name: PlaceName): Scene => scenes[name];
