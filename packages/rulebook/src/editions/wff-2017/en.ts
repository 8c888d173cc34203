/** WFF 'N PROOF 2017-18 in our own words. */
export const clauses = `
I-A | A match has two or three players and one or more shakes. A shake ends when somebody writes a Solution, which is premises and rules from which the Goal follows, with a Proof.
I-B | The game is played with cubes, a mat, a timer and a challenge block.
I-B-1 | There are 28 cubes. Fourteen show uppercase letters (C, A, K, E, N, R) and fourteen show lowercase letters (p, q, r, s, i, o).
I-B-2 | The mat has four sections.
I-B-2-a | The Goal section holds the Goal.
I-B-2-b | A Solution may use any of the cubes in Permitted, or none of them.
I-B-2-c | A Solution may use no cube that is in Forbidden.
I-B-2-d | A Solution must use every cube in Required, in its premises or its rules. Each must be an essential part of it (VII-B-4).
I-B-3 | A sand timer runs for one minute.
I-B-4 | The challenge block is solid, and two players cannot grasp it together.
I-C | Players may use only pencils, pens and blank paper. Notes, books, calculators, phones and other electronics are not allowed.
I-D | First Goal-setter by uppercase roll; then one seat left per shake.
I-D lot | Each player rolls a cube with capital letters. The letter nearest the start of the alphabet sets the first Goal. Players who tie roll again.
II-A | Four cube types.
II-A-1 | Sentence variables p, q, r, s are the simplest WFFs.
II-A-2 | CAKE letters C, A, K, E connect WFFs and, with rules cubes, form rule names.
II-A-3 | N negates a WFF or forms rules with rules cubes.
II-A-4 | R, i, o serve only in rule names.
II-B | A WFF is made of the small letters p, q, r, s and the capital letters C, A, K, E and N.
II-B-1 | The Goal, every premise and every line of a Proof must be a WFF.
II-B-2 | p, q, r, s are WFFs.
II-B-3 | A longer WFF begins with one of the letters C, A, K, E, and two WFFs must follow it.
II-B-3-a | C/A/K/E followed by exactly two WFFs is a WFF (prefix notation).
II-B-3-a examples | Kpr, Cqs, Esp, Aqq, CKprAsp, AEqsp, and a longer one that is read KANqKqsEpp.
II-B-3-b | N followed by one WFF is a WFF (Nq, NNp, NKpr, KNpr, CNpNs).
III-A | The rules of the Elementary Game and the Middle Game are Ko, Ki, Rp, Ai, Co, Eo and Ei.
III-A note | None of these rules needs a sub-proof, so sub-proofs are not allowed there.
III-B | The Regular Game also has the rules Ci, Ao, Ni, No and R.
III-B note | Junior, Senior and also Middle Division may use sub-proofs according to this note, at odds with III-A; Forceout plays the Middle game of III-A unless the table asks for the regular one.
III-C | A Solution names each rule once, even if the Proof uses it many times.
III-C example | p, KsCpr / Ko, Co, Ki proves Ksr with Ko used twice.
III-D | R cube is part of Rp, is R (Reiterate) in Regular, and may also stand for any whole rule.
III-D-1 | One R cube replaces the entire two-cube rule name.
III-D-2 | Several R cubes may stand for different rules.
III-D-3 | An R cube may stand for any rule. The Solution must say for which one, usually as R(Ci).
IV-A | The Goal-setter rolls all 28 cubes. The faces on top are the Resources.
IV-A-1 | Shake begins when roll timing starts or cubes are rolled.
IV-A-2 | No turning cubes or obstructing view (IX-C).
IV-B | The roller must set a Goal with cubes from Resources.
IV-C | The Goal is made of 1 to 7 cubes that form a WFF. A cube that touches the Goal section must be used.
IV-C-1 | Say "Goal Set".
IV-C-2 | May rearrange until then.
IV-C-3 | If time runs out, or the setter turns the timer, the Goal counts as set.
IV-C-4 | Once the Goal is set, it cannot change.
IV-D | The Goal-setter may make a bonus move before the first cube goes to the Goal.
IV-D-1 | Say Bonus, then one Resources cube to Forbidden.
IV-D-2 | A leading Goal-setter may not take a bonus. When it is pointed out before the next move or legal challenge, the cube goes back to Resources. In Middle, Junior and Senior the Goal-setter also loses 1 point.
IV-D-2 note | Elementary: bonus while leading is legal.
V-A | After the Goal, play goes clockwise.
V-B | On your turn you move one cube from Resources to Required, Permitted or Forbidden, or you challenge the last Mover.
V-B done | A move is complete when the cube touches the mat. Then the cube stays there.
V-C | Not leading: bonus before the regular move.
V-C-1 | Say “Bonus” first, then move a cube from Resources to Forbidden.
V-C-1 comment (a) | Unannounced = regular move.
V-C-1 comment (b) | First to Forbidden, second anywhere.
V-C-2 | When a leader's bonus is pointed out before another player's legal move or challenge, the second cube of that turn goes back to Resources and the Mover loses 1 point. In Elementary the leader may take a bonus.
V-C-2 note | Both placed at once: Mover chooses which returns.
VI-A | Any opponent may challenge the player who has just moved or set the Goal, in or out of turn. The only words are Now and Impossible.
VI-A-1 | Impossible says that no correct Solution and Proof can be made, whatever is done with the cubes left in Resources.
VI-A-1 comment (a) | When the Goal is not a WFF, such as pKr, CCCss, Apo or Epqrs, the right challenge is Impossible.
VI-A-1 comment (b) | Opponents have to wait until the Goal is finished. Nobody may reserve the block.
VI-A-1 comment (c) | "Never" is accepted as Impossible without penalty.
VI-A-2 | Now says that there is a Solution and Proof from the cubes on the mat and at most one cube from Resources.
VI-A-2-a | Now may be said only while at least 2 cubes are in Resources. Otherwise the challenge is invalid: it is set aside, and the Challenger loses 1 point.
VI-A-2-a comment | Reason; see VIII.
VI-A-2-b | Now may be said only after a cube has been played to Required or Permitted. Before that it is set aside, it costs 1 point, and play goes on.
VI-B | The block stands equally far from all players. Whoever challenges picks it up and says Now or Impossible.
VI-B invalid | Whoever picks up the block and makes an invalid challenge, or says nothing, loses 1 point, and the challenge is set aside. Challenging yourself is an example, and so is Now before a cube is in Required or Permitted.
VI-B invalid (b) | Now before any cube has been played to the mat is invalid.
VI-B self | Whoever challenges themselves loses 1 point in the Regular game. In the Elementary and Middle games the challenge is set aside without a penalty.
VI-B withdraw | Whoever picks up the block and then decides not to challenge loses 1 point, and play goes on.
VI-B comment (a) | Block determines the Challenger.
VI-B comment (b) | Touching is meaningless; no lingering hand, finger or pencil.
VI-B comment (c) | Lift only to challenge.
VII-A | A valid challenge obliges one or more players to write Solution plus Proof.
VII-A-1 | After Now the Challenger must write, and the Mover may not.
VII-A-2 | After Impossible the Mover must write, and the Challenger may not.
VII-A-3 | With three players the Third Party must side with the Challenger or the Mover. Siding with the one who has to write means writing too.
VII-B | A correct Solution has premises that are WFFs and legal rules, and a Proof goes with it.
VII-B-1 | Solution is visibly separate from the Proof, on any side of it.
VII-B-2 | Proof layout guidelines (a)-(j).
VII-B-2-a | Top line should list premises → goal.
VII-B-2-b | A Proof begins with all its premises, and each has a line of its own.
VII-B-2-c | The "s" mark for suppositions is optional, never penalised.
VII-B-2-d | A Proof must have at least one rule besides its premises.
VII-B-2-e | A sub-proof must be indented, and the lines around it must be drawn.
VII-B-2-f | A sub-proof must have exactly one premise.
VII-B-2-g | Each WFF below the premises must name one legal rule. Only R may stand beside one other rule, inside a sub-proof.
VII-B-2-h | R must be written once for each level that a line is carried in, so R,R is for two levels.
VII-B-2-i | Line numbers and step references optional, never penalised.
VII-B-2-j | Three example proofs fix the acceptable format (plain; with nested sub-proofs, double and single reiteration lines R,R and R; wild R with arrows to Required cubes).
VII-B-3 | The cubes must be used as the parts of this rule say.
VII-B-3-a | A Solution must use at least 2 cubes.
VII-B-3-b | A Solution must use every cube in Required.
VII-B-3-c | A Solution may use no cube that is in Forbidden.
VII-B-3-c comment | Cubes are individuals: a q may be Forbidden while another q is Required.
VII-B-3-d | Permitted optional.
VII-B-3-e | After Now a Solution may use at most one cube from Resources.
VII-B-3-f | After Impossible any Resources.
VII-B-4 | Every Required cube must be essential. That means that the Solution would be incorrect without it.
VII-B-4-a | To show that a Required cube is not essential, a checker writes a new Solution with a Proof. It must leave out premises or rules with that cube.
VII-B-4-b | No cubes may be added.
VII-B-4-c | Several premises/rules may be shown non-essential at once.
VII-B-4-d | The checker may not split or change the first premises and rules.
VII-B-4-e | Writers should mark their Required cubes, for example with arrows. It is no error when they do not.
VII-B-4-e ambiguity | When two cubes in a Solution look the same, one Required and one Permitted, and neither is marked, the checker may choose which one to show as not essential.
VII-B-4-e ambiguity example | Kpr / Ko, Ki with one K Required and two Permitted, unmarked: the checker picks which K counts as the Required one and attacks it.
VII-B-4-e example | r,p,s / Ki with p Required: r,s / Ki shows p non-essential (second clause also lettered (e)).
VII-C | After time or readiness each presented Solution and Proof is checked.
VII-C-1 | With three players, the Third Party says whether a Solution will be presented before any is shown and by the end of the 3 minutes of writing. It cannot be taken back.
VII-C-1 comment | The Third Party may say it, may join a side, or may simply present or not when the time is over.
VII-C-2 | All Solutions are presented before any is checked.
VII-C-2-a | What has been presented may not be corrected.
VII-C-2-b | Circle Solution and Proof; at once when asked.
VII-C-3 | There are 3 minutes to check each Solution and Proof. They are checked one at a time and in any order, and both opponents share the same 3 minutes. Showing that a cube is not essential must fit into them.
VII-C-4 | Checkers must accept or reject in time. Whoever rejects must show what breaks VII-B. If nobody can, the Solution is correct.
VII-C-4 accept-2 | With three players, whoever presents nothing and accepts another player's Solution scores 2, even when the other checker shows later that it is wrong.
VII-C-4 comment | Do not move R/P/Resources cubes to build it.
VII-C-5 | Whoever says that a Solution is not correct needs one of the reasons a to g, or must show another breach of VII-B.
VII-C-5-a | Goal is not a WFF.
VII-C-5-b | A premise is not a WFF.
VII-C-5-c | A rule is used incorrectly.
VII-C-5-d | A Required cube is not essential.
VII-C-5-e | A rule is used that this division does not have.
VII-C-5-f | Cubes that the Solution needs are not there.
VII-C-5-g | The Proof is not correct.
VII-C-5-g-1 | A line that is not a premise has no rule.
VII-C-5-g-2 | The Proof does not end with the Goal.
VII-C-5-g-3 | One line has two WFFs.
VII-C-5-g-4 | A line is not a WFF.
VII-C-5-g-5 | The name of a rule is written wrongly.
VII-C-5-g-6 | A sub-proof is not indented. This is a reason in the Regular Game.
VII-C-5-g-7 | One line has two or more rules. In the Regular Game R may stand beside another rule.
VII-D | Nobody may ask a judge whether the Solution proves the Goal. A question must be about one step of the procedure or of the Proof.
VIII-A | When one cube is left, the next Mover plays it to Required or Permitted or challenges Impossible. After the move everybody has 3 minutes to write.
VIII-A forbidden | The last cube may not go to Forbidden. If it does, any challenge is set aside, and the Mover has to play the cube to Permitted or Required. There is no penalty unless the time to move runs out.
VIII-B | Impossible may be said in the first of the 3 minutes. The Mover, and a Third Party on that side, keep the rest of the time to write.
VIII-B comment | Now against the last cube, or Impossible after the first minute, is set aside. Only the Now costs 1 point.
IX-A | Whoever points out an illegal act must say within 15 seconds what it is.
IX-A-1 | After an illegal move the cubes go back to where they were and, if necessary, a new move is made.
IX-A-1 time | There are at least 10 seconds to put an illegal move right, unless it was made after the countdown. Nothing else is lost but time.
IX-A-1 examples | Out of turn; two cubes without Bonus.
IX-A-2 | When the move that was pointed out is legal, it stands.
IX-A-2 comment | Mistaken charges are free; frequent ones fall under IX-C.
IX-B | When nobody has pointed out an illegal act and another player then acts legally, it stands and can no longer be put right.
IX-B example | Insulated illegal bonus stays without penalty.
IX-C | A judge warns a player who annoys or intimidates others. The head judge may then take 1 point for every later violation in that round or a later one. Whoever goes on, or does something very bad, may be disqualified for the round or for all later rounds.
IX-C replay | The head judge may let the other two players play shakes or the round again, or all three play the shake again.
IX-C examples | Talking, tapping, humming, hand at block, false charges, spoiling perfect scores, obnoxious countdown (no phone or variation item).
X-A | This part says who is correct after a challenge.
X-A-1 | Correct if obliged and correct; agreeing Third Party must write correctly too.
X-A-2 | Correct if not obliged and no opponent correct.
X-A-2 exception | Accepting non-presenter scores 2.
X-B | This part says how many points each player gets after a challenge.
X-B-1 | A player who is not correct scores 2.
X-B-2 | A player who is correct scores 6, except that a Third Party who agrees with the Challenger scores 4.
X-C | Forceout scoring when nobody challenges Impossible.
X-C-1 | After the last cube a correct Solution scores 4.
X-C-2 | After the last cube a player without a correct Solution scores 2.
X-D | A player who is absent scores 0 in that shake.
XI-A | Whoever does not finish in time loses 1 point and has one more minute. Whoever does not finish then loses another point and the turn or task. There are limits of 1, 2 and 3 minutes.
XI-A note | A judge must sign each penalty of one point.
XI-A-1-a | There are 2 minutes to roll the cubes and set the Goal.
XI-A-1-b | There are 2 minutes for the first turn of the player to the left.
XI-A-1-c | There is 1 minute for every other turn, with its bonus move.
XI-A-1-d | There are 15 seconds to say the challenge after lifting the block.
XI-A-1-e | There are 3 minutes to write. The Third Party must decide within them.
XI-A-1-f | There are 3 minutes to check a Solution and Proof.
XI-A-2 | Sand that is left gives the next player more time. An opponent chooses whether to flip the timer, so that the smaller rest runs before the next limit begins.
XI-A-3 | When the time is over, the player is warned and an opponent counts down 10 seconds aloud. Only a player who has not finished at zero loses 1 point.
XI-A-3 pace | Reasonable pace 1010, 1009 ... zero.
XI-A-3 exception | After lifting the block there are 15 seconds and no countdown. Whoever has not said a valid challenge by then loses 1 point, and play goes on.
XI-B | A round has 35 minutes. After 30 of them there is a warning, and no new shake begins.
XI-B stop | If nobody has challenged after the last 5 minutes and there are cubes in Resources, the round is over. Then no more cubes go to the mat. Everybody has 3 minutes to write with any cubes of Resources. A correct Solution scores 4, and otherwise it is 2.
XII-A three | With three players, 6 points go to one who is first alone, 5 to two who share first place, and 4 to three who share it. One who is second alone gets 4, and two who share second place get 3. One who is third alone gets 2.
XII-A two | With two players the first gets 6 points and the second 4. When they tie, each gets 5.
XII-B | All players sign the scoresheet, and a winner turns it in. A simple mistake may be put right when all agree. When a wrong score was signed in order to deceive, 1 and 2 apply.
XII-B-1 | Whoever signs on purpose for a score that is too low keeps the lower score.
XII-B-2 | Whoever signs on purpose for a score that is too high has 0 for that round.
`;
