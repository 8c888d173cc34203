export const words = {
  'howto.title': 'How to play {game}',
  'howto.play': 'Play with Pip',
  'howto.rules': 'All the rules',
  'howto.link': 'How to play',
  'howto.on-sets.1.head': 'The cards and the cubes',
  'howto.on-sets.1.text':
    'Some cards lie on the table. Each card has dots in up to 4 colors. All the cards are the Universe. Then the cubes are rolled. The cubes are your Resources.',
  'howto.on-sets.2.head': 'The Goal',
  'howto.on-sets.2.text':
    'One player sets the Goal with number cubes. Side by side means add. One on top of the other means multiply. The Goal says how many cards you want.',
  'howto.on-sets.3.head': 'Name a set of cards',
  'howto.on-sets.3.text':
    'R means all cards with a red dot.\nR ∪ B means cards with red or blue.\nR ∩ B means cards with both.\nR − B means red, but not blue.\nR′ means all cards with no red.\nCount the cards. Do they match the Goal? Then you have a Solution.',
  'howto.on-sets.4.head': 'Move a cube',
  'howto.on-sets.4.text':
    'On your turn, move one cube to the mat. Required: each Solution must use it. Permitted: a Solution may use it. Forbidden: no one may use it.',
  'howto.on-sets.5.head': 'Take the block',
  'howto.on-sets.5.text':
    'Can you write a Solution with just one more cube? Take the block and say Now. Is there no way to make the Goal? Say Impossible. Then you show who is right. You write, and the others check.',
  'howto.on-sets.6.head': 'Points',
  'howto.on-sets.6.text':
    'If you are right, you get 6 points. If you are wrong, you get 2 points. A third player can get 4 or 6. Play a few shakes. The most points win.',
  'howto.equations.1.head': 'The cubes',
  'howto.equations.1.text':
    'Roll 24 cubes. They show numbers and signs. They lie on the table. They are your Resources.',
  'howto.equations.2.head': 'The Goal',
  'howto.equations.2.text':
    'One player sets the Goal. It is a number made from up to 6 cubes. It can be 12. It can be 3 × 4 too.',
  'howto.equations.3.head': 'Reach the number',
  'howto.equations.3.text':
    'Use other cubes to make the same number. You add, take away, multiply or divide. The sign ^ is a power. A root sign is a root. Use brackets to show what goes first. Each number in a Solution has one digit.',
  'howto.equations.4.head': 'Move a cube',
  'howto.equations.4.text':
    'On your turn, move one cube to the mat. Required: each Solution must use it. Permitted: a Solution may use it. Forbidden: no one may use it.',
  'howto.equations.5.head': 'Take the block',
  'howto.equations.5.text':
    'Can you reach the Goal with just one more cube? Take the block and say Now. Is there no way left? Say Impossible. Then you write it down, and the others check.',
  'howto.equations.6.head': 'Points',
  'howto.equations.6.text':
    'If you are right, you get 6 points. If you are wrong, you get 2 points. A third player can get 4 or 6. Play a few shakes. The most points win.',
  'howto.wff.1.head': 'Say it with letters',
  'howto.wff.1.text':
    'A small letter is one short sentence. Let p be “it rains”. Let q be “I get wet”. You can join them with big letters.',
  'howto.wff.2.head': 'The five big letters',
  'howto.wff.2.text':
    'N p means: it does not rain.\nK p q means: it rains and I get wet.\nA p q means: it rains or I get wet.\nC p q means: if it rains, I get wet.\nE p q means: it rains just when I get wet.\nThe big letter comes first.',
  'howto.wff.3.head': 'The Goal',
  'howto.wff.3.text':
    'One player sets the Goal with the cubes. The Goal is one such line of letters. It has 7 letters at most. Now all of you try to prove it.',
  'howto.wff.4.head': 'Prove it',
  'howto.wff.4.text':
    'You choose lines to start from. Then you use rules to get to the Goal. From K p q you may take p. From p and C p q you may take q. Each rule costs cubes too.',
  'howto.wff.5.head': 'Move, or take the block',
  'howto.wff.5.text':
    'On your turn, move one cube to the mat. Required must be used. Permitted may be used. Forbidden may not. Can you prove the Goal with one more cube? Say Now. Is there no way left? Say Impossible.',
  'howto.wff.6.head': 'Points',
  'howto.wff.6.text':
    'If you are right, you get 6 points. If you are wrong, you get 2 points. A third player can get 4 or 6. Play a few shakes. The most points win.',
  'howto.on-sets.picture.solution': 'Goal 5: R ∪ B names the 5 cards with a tick.',
  'howto.on-sets.picture.table': '∪ must be used, R may be used, ′ may not be used.',
  'howto.equations.picture.solution': 'Goal 12: 3 × 4 makes 12.',
  'howto.equations.picture.table': '× must be used, 3 may be used, 8 may not be used.',
  'howto.wff.picture.solution': 'The Goal is p. The rule Ko takes p out of K p q.',
  'howto.wff.picture.table': 'A big K must be used. The s may not be used.',
};
