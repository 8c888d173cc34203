export const words = {
  'learn.wf.goal': 'Letters that talk',
  'learn.wf.goal.roll': 'You roll 28 cubes with letters. Small letters stand for sentences. Big ones join them.',
  'learn.wf.goal.and': 'K says “and”.',
  'learn.wf.goal.not': 'N says “not”.',
  'learn.wf.goal.or': 'A says “or”.',
  'learn.wf.goal.if': 'C says “if … then”.',
  'learn.wf.goal.ifnot': 'Letters can stand inside each other.',
  'learn.wf.goal.when': 'E says “exactly when”.',
  'learn.wf.goal.wff': 'A row of letters that makes a whole sentence is a WFF. Which one is a WFF?',
  'learn.wf.goal.wff.why': 'KpNq says: it rains and I do not take my umbrella.',
  'learn.wf.goal.wff.first': 'p is a whole sentence. Then K comes too late: it has to stand in front.',
  'learn.wf.goal.wff.short': 'K says “and”. After p a second sentence is missing.',
  'learn.wf.goal.set': 'The Goal is a WFF to be proved. Set Kpq: tap K, p, q and say “Goal Set”.',
  'learn.wf.goal.set.hint': 'Tap K, then p, then q. Then press “Say Goal Set”.',

  'learn.wf.places': 'Three places',
  'learn.wf.places.hello':
    'The Goal is Kpq. To prove it you need premises, which you may take as true, and a rule that leads on.',
  'learn.wf.places.rule':
    'The rule Ki says: when p and q are both true, Kpq is true. Which cubes does the name of the rule take?',
  'learn.wf.places.rule.why': 'A rule is written with two letters: K and i. i stands for “in”.',
  'learn.wf.places.rule.k': 'K alone is not the name of a rule. A rule also says if K comes in or goes out.',
  'learn.wf.places.rule.kpq': 'Kpq is what the rule makes, not its name.',
  'learn.wf.places.leo': 'Leo puts K in Required. From now on every Solution must use that K.',
  'learn.wf.places.uses': 'A Solution names premises and rules. Which one proves Kpq and uses K?',
  'learn.wf.places.uses.why': 'From the premises p and q the rule Ki makes Kpq. Its name uses the K.',
  'learn.wf.places.uses.none': 'That only says the Goal again. A Solution needs a rule.',
  'learn.wf.places.uses.e': 'It leaves out the K, and Eo does not make Kpq.',
  'learn.wf.places.ana': 'Ana puts E in Forbidden. Nobody may use that cube any more.',
  'learn.wf.places.move': 'Your turn. Permitted means: may be used. Put p there. Tap the cube, then the place.',
  'learn.wf.places.move.hint': 'Tap a p in Resources, then tap Permitted.',
  'learn.wf.places.forbid': 'Leo and Ana moved. Make it harder for them: put N in Forbidden.',
  'learn.wf.places.forbid.hint': 'Tap N in Resources, then tap Forbidden.',
  'learn.wf.places.end': 'Required must be used. Permitted may be used. Forbidden may not. That is the whole mat.',

  'learn.wf.now': 'Now!',
  'learn.wf.now.leo': 'Leo puts N in Forbidden. K, i and p are on the mat. Is one more cube enough?',
  'learn.wf.now.see': 'Which cube is missing to prove Kpq with Ki?',
  'learn.wf.now.see.why': 'Ki needs both p and q. q is still in Resources.',
  'learn.wf.now.lift': 'You saw it first. Pick up the challenge block.',
  'learn.wf.now.say': 'Say “Now”: a Solution can be written with one more cube at most.',
  'learn.wf.now.write':
    'Write the Solution p, q / Ki. Then the proof: line 1 p, line 2 q, line 3 Kpq with the rule Ki.',
  'learn.wf.now.write.hint':
    'Type p, q / Ki. Press “Copy the premises”. Add a line: Kpq, and beside it Ki. Then press “Present it”.',
  'learn.wf.now.score': 'It is correct. You said Now and wrote it: 6 points. Leo and Ana get 2 each.',

  'learn.wf.impossible': 'Impossible!',
  'learn.wf.impossible.hello':
    'The Goal is Kpq. Every rule is named with i, o or R. Here there is a single i, no o and no R.',
  'learn.wf.impossible.leo': 'Leo puts the only i in Forbidden.',
  'learn.wf.impossible.see': 'What can still prove Kpq?',
  'learn.wf.impossible.see.why': 'Without i, o or R no rule can be named. And without a rule there is no Solution.',
  'learn.wf.impossible.norule': 'p and q are premises only. A rule has to make Kpq of them, and none can be named.',
  'learn.wf.impossible.lift': 'Leo moved too far. Pick up the challenge block.',
  'learn.wf.impossible.say': 'Say “Impossible”: nobody can write a Solution any more.',
  'learn.wf.impossible.score':
    'Now Leo had to write, and he could not. You get 6 points, Leo gets 2. Ana agreed with you: 4.',

  'learn.wf.checking': 'Checking',
  'learn.wf.checking.hello': 'Leo said Now. Leo and Ana both wrote a proof of Kpq. You check them line by line.',
  'learn.wf.checking.leo': 'Leo began with p and r. Look at line 3. Is it correct?',
  'learn.wf.checking.leo.hint':
    'Ki needs p and q, but line 2 is r. Press “It is wrong” and say that a rule was used in a wrong way.',
  'learn.wf.checking.ana': 'Ana began with p and q. Is it correct?',
  'learn.wf.checking.ana.hint': 'Ki makes Kpq of p and q. Press “It is correct”.',
  'learn.wf.checking.score': 'Ana was right: 4 points. Leo was wrong: 2. You accepted hers: 2.',

  'learn.wf.more': 'Sub-proofs',
  'learn.wf.more.hello': 'Sometimes you say “Suppose it rains” just to see what follows. That is a sub-proof.',
  'learn.wf.more.ci': 'The rule Ci: suppose p. If q follows, then Cpq is proved: if p, then q.',
  'learn.wf.more.suppose': 'The Goal is Cpq, and q is a premise. What do you suppose?',
  'learn.wf.more.suppose.why': 'Suppose p. q is true already, so copy it in with R. So if p, then q.',
  'learn.wf.more.suppose.q': 'q is your premise. Suppose what stands after “if”.',
  'learn.wf.more.suppose.goal': 'Cpq is what you want to prove. Suppose what stands after “if”.',
  'learn.wf.more.lift': 'C, i and q are on the mat. R is the one cube from Resources. Pick up the block.',
  'learn.wf.more.say': 'Say “Now”.',
  'learn.wf.more.write':
    'Write q / Ci, R. The proof: q; in a sub-proof p, then q with R; after it Cpq with the rule Ci.',
  'learn.wf.more.write.hint':
    'Type q / Ci, R. Copy the premise. Begin a sub-proof with p, add q with R, end it, and add Cpq with Ci.',
  'learn.wf.more.score': 'It is correct: 6 points for you. Every cube in it was needed: that is called essential.',
};
