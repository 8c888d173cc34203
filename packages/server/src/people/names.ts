import { randomInt } from 'node:crypto';

/** Names nobody has to invent and that tell nothing about anybody. */
const FIRST =
  `Amber Bold Brave Bright Calm Clever Copper Coral Cosy Crimson Curious Daring Eager Early Emerald Fair Fine Gentle
Glad Golden Grand Happy Hazel Honest Indigo Ivory Jade Jolly Keen Kind Lilac Lively Lucky Lunar Merry Mellow Mint Neat Nimble
Noble Olive Opal Patient Pearl Plucky Polite Proud Quick Quiet Rapid Ready Rosy Ruby Sandy Silver Smart Snowy Solar Steady Sunny
Swift Tidy Topaz Velvet Violet Vivid Warm Wise Witty Young Zesty`.split(/\s+/);
const LAST =
  `Antelope Badger Beaver Bison Camel Cheetah Condor Coyote Crane Cricket Dolphin Dove Dragonfly Eagle Falcon Ferret Finch
Firefly Fox Gazelle Gecko Giraffe Hare Hawk Hedgehog Heron Ibex Jaguar Kestrel Kingfisher Koala Lark Lemur Leopard Lion Llama Lynx
Magpie Marmot Marten Meerkat Mole Moose Narwhal Newt Octopus Okapi Osprey Otter Owl Panda Panther Parrot Pelican Penguin Puffin
Puma Quail Rabbit Raven Robin Salmon Seal Sparrow Squirrel Starling Stork Swallow Swan Tapir Tern Tiger Toucan Turtle Walrus
Wombat Woodpecker Wren Yak Zebra`.split(/\s+/);

export const newName = (): string => `${FIRST[randomInt(FIRST.length)]} ${LAST[randomInt(LAST.length)]}`;
