/** Equations 2015-16 in our own words. */
export const clauses = `
NOTE-1 | Quotations come from the game-kit booklet.
NOTE-2 | Small print explains the rule above it; treat as normative detail.
NOTE-3 | Changes from the year before are bold in print; the marks carry no rule.
NOTE-4 | Italic terms are defined in a Glossary; Forceout reads them as the 2026-27 Glossary does where the rules agree.
BASIC-0 | Basic game = seven introductory rules without variations; the full rules replace it once players know the game.
BASIC-I | Two or three players; one rolls 24 cubes (6 of each of 4 colours); top faces are Resources.
BASIC-I-A | Roller sets a Goal of 1 to 6 cubes forming a legal expression.
BASIC-I-B | Goal may use one- or two-digit numbers and operation signs.
BASIC-II | Play goes left; challenge or move one cube to Forbidden, Permitted or Required.
BASIC-III | A written Solution equals the Goal and meets A-F.
BASIC-III-A | Solution has at least two cubes.
BASIC-III-B | All Required, no Forbidden, any Permitted.
BASIC-III-C | One-digit numerals only.
BASIC-III-D | Parentheses may show order of operations.
BASIC-III-E | + and − only add/subtract; × ÷ * (^) are multiply, divide, power (Goal too).
BASIC-III-F | √ is preceded by its index expression; no index means 2 (Goal too).
BASIC-IV-A | In or out of turn, challenge the last Goal-setter/Mover by picking up the block and saying Now or Impossible.
BASIC-IV-A-1 | Now: all Required, any Permitted, at most one Resources cube.
BASIC-IV-A-1-a | A Solution after Now uses all the cubes in Required.
BASIC-IV-A-1-b | A Solution after Now may use none, some or all of the cubes in Permitted.
BASIC-IV-A-1-c | A Solution after Now may use one cube from Resources, and no more than one.
BASIC-IV-A-2 | Impossible: nobody can write a Solution whatever cubes remain usable.
BASIC-IV-B | Third Party must agree or disagree with the Challenger.
BASIC-IV-B-1 | Agreeing with a Now: Third Party must write too, independently.
BASIC-IV-B-2 | Disagreeing with an Impossible: Third Party must write too, independently.
BASIC-V | Correct iff obliged to write and correct, or not obliged (someone else is) and nobody is correct.
BASIC-V-A | A player who has to write a Solution is correct when that Solution is correct.
BASIC-V-B | A player who does not have to write, while somebody else does, is correct when nobody writes a correct Solution.
BASIC-VI-A | Not correct: 2.
BASIC-VI-B | Correct Challenger or Mover: 6.
BASIC-VI-C | Correct Third Party: 6 on the Mover's side or beside a Now Challenger who is wrong; 4 beside a Challenger who is right.
BASIC-VII | One cube left: only Impossible; else play it to Required/Permitted; then all write, correct 4, incorrect 2.
I-A | Match of two or three players, one or more shakes; a shake ends with at least one attempt at an Equation whose Solution equals the Goal and uses cubes correctly.
I-B | The game is played with cubes, a mat, a timer and a challenge block.
I-B-1 | There are 24 cubes: six red, six blue, six green and six black. Their faces show the digits 0 to 9 and the signs + − × ÷ * (or ^) √.
I-B-2 | The mat has four sections, which are called Goal, Required, Permitted and Forbidden.
I-B-2-a | The Goal section holds the Goal.
I-B-2-b | A Solution must use every cube in Required.
I-B-2-c | A Solution may use any of the cubes in Permitted, or none of them.
I-B-2-d | A Solution may use no cube that is in Forbidden.
I-B-2 comment | The Resources area is not part of the mat.
I-B-3 | A sand timer runs for one minute.
I-B-4 | Challenge block, solid and not jointly graspable.
I-C | Pencil/pen, blank paper, variation sheets only; no notes, tables, calculators, phones, electronics.
I-C chart | Elementary and Middle may use an approved preprinted chart for Resources, variations, Goal and Solutions.
I-D | First Goal-setter by lot; then one seat left per shake.
I-D lot | Each player rolls a red cube, and the highest digit sets the first Goal. Whoever rolls an operation is out, unless everybody does. Players who tie roll again.
II-A | The Goal-setter rolls all 24 cubes. The faces on top are the Resources.
II-A-1 | Shake begins when roll timing starts or cubes are rolled.
II-A-2 | No turning or obstructing cubes (IX-C).
II-B | In adventurous play each player must choose a variation after the roll and before the Goal. A variation goes before the ordinary rules.
II-B-1 | The Goal-setter chooses first, then the player to the left, then the third player.
II-B-1-a | Each player has 15 seconds to choose.
II-B-1-b | 1 minute to roll then 15 s for the Goal-setter; early selection gives the next player the rest of the minute + 15 s, and so on.
II-B-1-c | A player chooses by circling the name of the variation. Where it has a blank, such as the base, k or a colour, it must be filled in.
II-B-2 | A variation that would have no effect, that conflicts with another, or that has already been chosen costs 1 point, and the player chooses again. A second bad choice costs another point, and the player has no variation in this shake.
II-B-2 late | When nobody points out an illegal variation before the next player chooses legally or a legal Goal is set, it costs nothing, but the variation is ignored.
II-B-2 examples | 0 Wild with no 0 rolled, Average with no + rolled are illegal.
II-B-3 | In a match of two players in Elementary, Middle and Junior, the player who is not the Goal-setter must choose two. In Senior any player may choose two in any match.
II-B-3 time | Both within the 15 s.
III-A | A legal expression names a real number and holds nothing that is undefined or illegal.
III-A examples | Dividing by 0 names no number. In Elementary a root that is not a whole number is illegal. A Goal of more than 6 cubes, such as 27+16−3, is illegal too.
III-A comment (a) | Brackets may be written in pairs. They use no cubes.
III-A comment (b) | With √=i expressions may be complex.
III-B | The symbols have their usual meanings, except as parts 1 to 3 say.
III-B-1 | The signs + and − may only stand between two numbers. They are never the sign of one number, so +7, −8 and 6×+4 are illegal.
III-B-2 | √ is preceded by its index expression; with none shown the index is 2 (2√9 = √9 = 3; 4×√9 = 12); index 1 allowed (1√2 = 2); the index may be an expression ((2+1)√8 = 2); 3√√9 is the cube root of √9 (illegal in Elementary).
III-B-3 | * or ^ is exponentiation.
III-C | Powers and roots obey 1-2.
III-C-1 | Even-indexed roots are non-negative only.
III-C-2 | The following are undefined (^ = *).
III-C-2-a | A root with index 0 is undefined, as in 0√a for any a.
III-C-2-b | A power of 0 is undefined when the exponent is 0 or negative.
III-C-2-c | An even root of a negative number is undefined.
III-C-2-d | A root (a÷b)√c of a negative number c is undefined when a is even and b is odd in lowest terms.
III-C-2-e | A power a*(b÷c) of a negative number a is undefined when b is odd and c is even in lowest terms.
III-C-2 examples | Reduce fractional exponents/indices first: (−8)^(4/6)=4; (−4)^(2/4) undefined; (3/6)√(−9)=81; (8/2)√(−5) undefined.
IV-A | The roller must set the Goal by moving cubes from Resources to the Goal section.
IV-B | The Goal is made of 1 to 6 cubes that form a legal expression.
IV-B-1 | A number in the Goal has one or two digits, and the Goal needs no operation sign. So 23, 8−9, 87÷13, √49 and 17*2 are legal. But 125, 45×, +8 and the seven cubes of 23+18+7 are not.
IV-B-2 | The Goal has no order of operations. Gaps between the cubes show what belongs together: in 2×3+5 a gap after × means 2×(3+5), and a gap before + means (2×3)+5. Without gaps a Goal may be read in any legal way.
IV-B-2 comment | Not all ambiguity can be removed: √ before a spaced 5+4 ×9 may cover only (5+4) or the whole product; oral declarations of grouping are not binding.
IV-B-3 | A cube that touches the Goal section must be used in the Goal.
IV-B-3-a | "Goal" marks completion.
IV-B-3-b | May rearrange/regroup until "Goal".
IV-B-3-c | Once the Goal is set, it cannot change.
IV-C | The Goal-setter may make a bonus move before the first cube goes to the Goal.
IV-C-1 | Say Bonus, then one Resources cube (any) to Forbidden.
IV-C-2 | Not if leading.
IV-C-2 penalty | When the bonus of a leading Goal-setter is pointed out before the next move or legal challenge, the cube goes back to Resources and the Goal-setter loses 1 point.
IV-D | The Goal-setter may say “no Goal”. The opponents have 1 minute to agree or disagree.
IV-D-1 | When all agree, the shake is void, and the same player is Goal-setter again.
IV-D-1 comment (a) | Only with unusual rolls (fewer than three digits, one or two operations).
IV-D-1 comment (b) | A void shake gives no points.
IV-D-1 comment (c) | After a bonus move the Goal-setter has to set a Goal and cannot say that there is no Goal.
IV-D-2 | Whoever disagrees picks up the block and has 1 minute to set a Goal.
IV-D-2 set | If the player who disagreed sets a Goal, the first Goal-setter loses 2 points. A correct Impossible before the next cube goes to the mat takes that back.
IV-D-2 fail | When the player who disagreed then says that there is no Goal after all, that player loses 1 point, the shake is void, and the same Goal-setter rolls again.
V-A | After the Goal, play goes clockwise.
V-B | On your turn you move one cube from Resources to Required, Permitted or Forbidden, or you challenge the last Mover.
V-B done | A move is complete when the cube touches the mat. Then the cube stays there for the whole shake.
V-C | Not leading: bonus before the regular move.
V-C-1 | Say “Bonus” first, then move a cube from Resources to Forbidden.
V-C-1 comment (a) | Unannounced = regular move.
V-C-1 comment (b) | First to Forbidden, second anywhere.
V-C-2 | When a leader's bonus is pointed out before another player's legal move or challenge, the second cube of that turn goes back to Resources and the Mover loses 1 point.
V-C-2 comment (a) | Tied leaders may bonus.
V-C-2 comment (b) | Playing two cubes to Forbidden at once is common when Bonus was called; if not called, the player may choose which of the two returns.
VI-A | Any opponent may challenge the player who has just moved or set the Goal, in or out of turn. The only words are Now and Impossible.
VI-A-1 | Impossible says that no correct Equation can be made, whatever is done with the cubes left in Resources.
VI-A-1 comment (a) | Illegal Goals should be met with Impossible (+8, 65+87−3, 122, 8÷0).
VI-A-1 comment (b) | Opponents have to wait until the Goal is finished, even when it is clearly hopeless, as with more than six cubes or an 8 or 9 in Base eight. Nobody may reserve the block.
VI-A-2 | Now says that there is a Solution from the cubes on the mat and at most one cube from Resources.
VI-A-2-a | Now may be said only while at least 2 cubes are in Resources. Otherwise the challenge is invalid: it is set aside, and the Challenger loses 1 point.
VI-A-2-a comment | Reason; see VIII.
VI-A-2-b | Now may be said only after a cube has been played to Required or Permitted. Before that it is set aside, it costs 1 point, and play goes on.
VI-B | The block stands equally far from all players. Whoever challenges picks it up and says Now or Impossible.
VI-B invalid | Whoever picks up the block and makes an invalid challenge, or says nothing, loses 1 point, and the challenge is set aside. Challenging yourself is an example, and so is Now before a cube is in Required or Permitted.
VI-B invalid (a) | A player who made the last move may not challenge it: challenging yourself is invalid.
VI-B invalid (b) | Now with fewer than 2 in Resources is invalid.
VI-B invalid (c) | Now with nothing in Required or Permitted is invalid.
VI-B withdraw | Whoever picks up the block and then decides not to challenge loses 1 point, and play goes on.
VI-B comment (a) | Block decides the Challenger when two wish to challenge.
VI-B comment (b) | Touching is meaningless; no lingering hand, finger or pencil.
VI-B comment (c) | Lift only to challenge.
VII-A | At least one player must write.
VII-A-1 | After Now the Challenger must write, and the Mover may not.
VII-A-2 | After Impossible the Mover must write, and the Challenger may not.
VII-A-3 | With three players the Third Party must side with the Challenger or the Mover. Siding with the one who has to write means writing too.
VII-B | A correct Solution is a legal expression that meets all the criteria 1 to 6.
VII-B-1 | A whole Equation must be written. The best way is Solution = Goal, and Goal = Solution is allowed too.
VII-B-2 | The Solution must equal the Goal as the writer has written it.
VII-B-2 examples | Eight sample Goals with Equations: plain, grouped in writing, grouped on the mat, wild 0 marked (03 as 23), 0+3 with the wild 0 marked as an upside-down 2, wild 0 defaulting to 0 (30×7), Factorial used in the Goal (9!÷8!).
VII-B-2 note | Ways of marking and defaults are in Appendix A; no default order of operations except VII-B-6-b.
VII-B-2 comment (a) | Whoever does not write the Goal has an incorrect Equation, even if the Goal can be read in only one way.
VII-B-2 comment (b) | Write the interpretation, not the value (37 is fine for 37; wild 40 written 45 fine; 3×5+2 must be grouped).
VII-B-2 comment (c) | A Goal grouped by spacing must be written with parentheses; spacing alone is ambiguous.
VII-B-3 | The cubes must be used as parts a to f say.
VII-B-3-a | A Solution must use at least 2 cubes.
VII-B-3-b | A Solution must use every cube in Required.
VII-B-3-c | A Solution may use no cube that is in Forbidden. Another cube with the same symbol may be used.
VII-B-3-c comment | Same symbol may be Forbidden on one cube and Required on another.
VII-B-3-d | Permitted optional.
VII-B-3-e | After Now a Solution may use at most one cube from Resources.
VII-B-3-f | After Impossible Resources count as Permitted.
VII-B-4 | A number in the Solution may have only one digit, unless a variation allows more. Such variations are Two-digit Numerals, Base m, Percent and Decimal Point.
VII-B-5 | The Solution must meet every variation that was chosen. With Three-operation Solution it needs three operations, and with Multiple of k it may not equal the Goal.
VII-B-6 | A Solution that can be read in two ways is incorrect when an opponent shows a value that does not equal the written Goal.
VII-B-6-a | Adventurous Equations has no usual order of operations. Without brackets an expression may have several values.
VII-B-6-b | Certain symbols have default grouping (i-v).
VII-B-6-b-i | √ binds to the numeral (or grouped expression) right after it: √4+5 is (√4)+5, √(4+5)+7 is 3+7.
VII-B-6-b-ii | ! binds to the numeral right before it.
VII-B-6-b-iii | Coloured exponent binds to the numeral (with its !) right before it.
VII-B-6-b-iv | Unary × (factors / smallest prime) binds to the numeral right after: ×7+9 is (×7)+9; ××9÷2 is [×(×9)]÷2; √×10 is √(×10) = 2 with factors. Smallest Prime is Elementary only.
VII-B-6-b-v | √=i: implied or explicit multiplication by √ binds first.
VII-B-6-c | Clashing defaults (√9!, 4+×7!, 4+×12², √5!²) make the expression ambiguous; writer must group.
VII-B-6-c example (a) | √9!: root-first versus factorial-first.
VII-B-6-c example (b) | 4+×7!: unary × versus !; in Elementary the same with Smallest Prime.
VII-B-6-c example (c) | 4+×12²: Factors versus Exponent; (4+×12)² is also open.
VII-B-6-c example (d) | √5!²: root default clashes with ! and Exponent.
VII-B-6-c note | Defaults never limit how a writer may read an ungrouped Goal, if grouped in writing.
VII-C | After time or readiness each presented Equation is checked.
VII-C-1 | With three players, the Third Party says whether an Equation will be presented before any is shown and by the end of the 2 minutes of writing. It cannot be taken back.
VII-C-1 comment | The Third Party may say it, may join the Mover or the Challenger, or may simply present or not when the time is over.
VII-C-2 | All Equations are presented before any is checked.
VII-C-2-a | What has been presented may not be corrected.
VII-C-2-b | Circle the Equation including the Goal interpretation; do so when asked.
VII-C-3 | There are 2 minutes to check each Equation. They are checked one at a time and in any order, and both opponents share the same 2 minutes.
VII-C-3 comment | Two-player forceout: one at a time.
VII-C-4 | Checkers must accept or reject in time. Whoever rejects must show what breaks VII-B. If nobody can, the Equation is correct.
VII-C-4 accept-2 | With three players, whoever presents nothing and accepts another player's Equation scores 2, even when the other checker shows later that it is wrong.
VII-C-4 comment | Do not rebuild with mat cubes.
VII-C-5 | Whoever says that the Equation is not correct needs one of the reasons a to f. Any other breach of VII-B, such as wrong use of cubes, may be shown too.
VII-C-5-a | The Goal cannot be read legally. It may divide by 0, have more than 6 cubes or three digits in a row, or hold a digit that the base does not have. In Elementary it may be irrational, and in Elementary and Middle a cube may lie sideways without the variation.
VII-C-5-b | The writer has read the Goal in an illegal way. Examples are a 0 that was changed though it is not wild, and grouping that the mat does not show.
VII-C-5-c | A checker may show that some legal grouping makes the Equation wrong. The checker copies the Equation and adds brackets.
VII-C-5-c two-checkers | Two checkers work jointly or separately (simultaneously); when ready each attempt is checked as an Equation would be; one success makes the Equation incorrect.
VII-C-5-c final | If all attempts fail, the Equation stands. Once the writer begins to check attempts, no other objection is allowed.
VII-C-5-c comment (a) | When the time is over, each checker may take an extra minute, which costs 1 point. Whoever changes something without taking it also loses 1 point.
VII-C-5-c comment (b) | Separate checkers do not communicate.
VII-C-5-c comment (c) | Checkers who work apart have one attempt each. Together they have one.
VII-C-5-c comment (d) | The other checker may examine other aspects.
VII-C-5-c comment (e) | No -1 while the writer checks attempts ready in time.
VII-C-5-c examples | Brackets can be added to 5*2−4+0 and to 2×4−(3+1) so that they miss the Goal, and also to a Goal such as 7+5×3. Brackets that are already written may not be broken. In Elementary a grouping that is illegal makes the Equation wrong too.
VII-C-5-c indicate | Non-face meanings must be marked in writing; defaults in Appendix A.
VII-C-5-d | The Solution does not equal the Goal that was written.
VII-C-5-d-i | Checkers must make an effort.
VII-C-5-d-ii | General argument suffices (integer vs irrational; clearly too big/small).
VII-C-5-d-iii | Checkers may ask a judge whether the Solution equals the Goal. Two limits apply.
VII-C-5-d-iii limit 1 | After asking the judge, nobody may object any more, even when there is time left.
VII-C-5-d-iii limit 2 | The judge says yes when one legal value of the Solution equals one legal value of the Goal. Saying only that something has two meanings is not enough: a checker must write a grouping.
VII-C-5-d-iii example | (5+1)! = √10!÷7: with no ambiguity raised the judge rules it correct through √(10!÷7); a checker must actually write (√10)!÷7 or [√(10!)]÷7 to defeat it.
VII-C-5-e | A symbol can mean two things, and one of them makes the Equation wrong. In base twelve √4 may be a root or hold the digit eleven. A symbol without a mark has its default meaning, so a wild 0 is 0.
VII-C-5-f | A variation was used wrongly or forgotten. Examples are a wild 0 with two meanings, a + that is not an average, and a Solution that misses a multiple of k.
VIII-A | When one cube is left, the next Mover plays it to Required or Permitted or challenges Impossible. After the move everybody has 2 minutes to write.
VIII-A forbidden | The last cube may not go to Forbidden. If it does, any challenge is set aside and the cube goes back. There is no penalty unless the time to move runs out.
VIII-B | Impossible may be said in the first minute after the last cube. Writers keep the rest of the 2 minutes.
VIII-B comment | Now against the last cube, or Impossible after the first minute, is set aside and costs 1 point.
IX-A | An illegal procedure is an act that breaks a rule of play. Whoever points it out must say at once which rule it is.
IX-A-1 | After an illegal move the cubes go back to where they were and, if necessary, a new move is made.
IX-A-1 time | There are at least 10 seconds to put an illegal move right, unless it was made after the countdown of ten. Nothing else is lost but time.
IX-A-1 examples | Out of turn; two cubes without Bonus; last cube to Forbidden.
IX-A-2 | When the move that was pointed out is legal, it stands.
IX-A-2 comment | Mistaken charges are free; frequent ones fall under IX-C.
IX-B | When nobody has pointed out an illegal act and another player then acts legally, it stands and can no longer be put right.
IX-B example | Insulated illegal bonus stays in Forbidden without penalty.
IX-C | A judge warns a player who annoys or intimidates others. Every later violation in that round or a later one costs 1 point. Whoever goes on, or does something very bad, may be disqualified for the round or for all later rounds.
IX-C replay | Judges may let the other two players, or all three, play a shake again.
IX-C examples | Same list as On-Sets (phone, talking, tapping, false charges, spoiling, variation mis-circling...).
X-A | This part says who is correct after a challenge.
X-A-1 | Correct if obliged and correct; a Third Party agreeing with the obliged writer must write correctly too.
X-A-2 | Correct if not obliged and no opponent wrote correctly.
X-A-2 exception | Accepting non-presenter scores 2 regardless.
X-B | This part says how many points each player gets after a challenge.
X-B-1 | A player who is not correct scores 2.
X-B-2 | A Challenger or Mover who is correct scores 6.
X-B-3 | A correct Third Party scores 6 on the Mover's side or beside a Now Challenger who is wrong, and 4 beside a Challenger who is right.
X-C | Forceout scoring when nobody challenges Impossible.
X-C-1 | After the last cube a correct Solution scores 4.
X-C-2 | After the last cube a player without a correct Solution scores 2.
X-D | A player who is absent loses 2 points in that shake.
XI-A | Whoever does not finish in time loses 1 point and has one more minute. Whoever does not finish then loses another point and the turn or task.
XI-A note | A judge must sign each penalty of one point.
XI-A-1-a | There is 1 minute to roll the cubes.
XI-A-1-b | There are 15 seconds to choose a variation after the minute of rolling.
XI-A-1-c | There are 2 minutes to set the Goal.
XI-A-1-d | There are 2 minutes for the first turn of a shake.
XI-A-1-e | There is 1 minute for every other turn, with its bonus move.
XI-A-1-f | There are 15 seconds to say the challenge after lifting the block.
XI-A-1-g | Decide on Impossible after last cube 1 minute, inside the 2 writing minutes.
XI-A-1-h | There are 2 minutes to write. The Third Party must decide within them.
XI-A-1-i | There are 2 minutes to check an Equation.
XI-A-2 | Sand that is left gives the next player more time. An opponent chooses whether to flip the timer, so that the smaller rest runs before the next limit begins.
XI-A-3 | When the time is over, the player is warned and an opponent counts down 10 seconds aloud. Only a player who has not finished at zero loses 1 point.
XI-A-3 pace | Reasonable pace 1010, 1009 ... zero.
XI-A-3 exception | After lifting the block there are 15 seconds and no countdown. Whoever has not said a valid challenge by then loses 1 point, and play goes on.
XI-B | A round has 30 minutes. After that no new shake begins. A shake in which nobody has challenged and the last cube is not played goes on as in 1 and 2.
XI-B-1 | There are 5 more minutes to finish.
XI-B-2 | If nobody has challenged and there are cubes in Resources, the call is stop. Then no more cubes go to the mat. Everybody has 2 minutes to write with any cubes of Resources. A correct Solution scores 4, and otherwise it is 2.
XII-A three | With three players, 6 points go to one who is first alone, 5 to two who share first place, and 4 to three who share it. One who is second alone gets 4, and two who share second place get 3. One who is third alone gets 2.
XII-A two | With two players the first gets 6 points and the second 4. When they tie, each gets 5.
XII-B | All players sign the scoresheet, and a winner turns it in. A simple mistake may be put right when all agree. When a wrong score was signed in order to deceive, 1 and 2 apply.
XII-B-1 | Whoever signs on purpose for a score that is too low keeps the lower score.
XII-B-2 | Whoever signs on purpose for a score that is too high has 0 for that round.
XIII comment | Selection procedure in II-B.
XIII-A note | Counting numbers start at 1; whole numbers at 0.
XIII-A general | In Elementary a power needs a whole base and a whole exponent. A root needs a counting number as its index, and its base and its value must be whole numbers.
XIII-A general examples | 3*2, 0*9, 7*0 fine; negative/fractional bases or exponents illegal; √5, 3√9 illegal; √3*4 depends on grouping.
XIII-A-1 | With Sideways a number cube other than 0 may lie on its side, in the Goal or in the Solution. Then it means 1 divided by that number.
XIII-A-1 comment | Marking per Appendix A.
XIII-A-2 | With Upside-down a number cube may stand on its head. Then it means the negative of that number. It may not do so inside a number of two digits.
XIII-A-2 comment (a) | When Sideways and Upside-down are both chosen, a cube in the Solution may be turned both ways. A cube in the Goal may not.
XIII-A-2 comment (b) | Marking per Appendix A.
XIII-A-3 | With 0 Wild a 0 may mean any number on the cubes. It must mean the same in the whole Goal and Solution, and a meaning other than 0 must be written.
XIII-A-3 examples | Two 0s with different meanings are not allowed, including Goal versus Solution.
XIII-A-4 | Factorial: two ! available for Solution and/or Goal; must be written.
XIII-A-4 comment (a) | n! only for whole n; 0! = 1.
XIII-A-4 comment (b) | ! binds to the numeral before it by default.
XIII-A-4 examples | ! is not a cube (5! alone is one cube); Goal use exhausts the two; 3!! is iterated.
XIII-A-5 | Multiple Operations: an operation sign with a copy outside Forbidden and the Goal may be repeated in the Solution; with Factorial unlimited ! in the Solution, at most two in the Goal.
XIII-A-5 comment (a) | After Impossible: Resources signs too; after Now: the single Resources cube if an operation.
XIII-A-5 comment (b) | No marking.
XIII-A-6 | Three-operation Solution: at least three operation symbols (+ − × ÷ * √, ! with Factorial).
XIII-A-6 comment | Unary × and percent √ count; * as decimal point does not.
XIII-A-7 | Remainder: A sideways-÷ B = remainder of A divided by B, positive integers, A ≤ 1000.
XIII-A-7 examples | 15,2→1; 900,5→0; 45,70→45; 87,87→0; A,10→last digit.
XIII-A even | Items 8-11 are the even-year set and are the ones played in 2015-16.
XIII-A-8 | Average: + means the average of two numbers, never addition.
XIII-A-8 examples | 7+9 = 8; 5+(4×2) = 6.5; 4+6+9 is two averages and ambiguous: 7 or 5.75, never the three-number mean; 7−(0−9) still gives 16.
XIII-A-9 | Smallest Prime: unary ×A = smallest prime > A, A rational ≤ 200.
XIII-A-9 comment (a) | × may still multiply; context decides.
XIII-A-9 comment (b) | Unary × binds to the next numeral by default.
XIII-A-9 examples | ×7=11; ×(9÷2)=5; ×(0−3)=2 (1 is not prime); ××5=11; ×√49=11; ×√67 undefined (not rational); 2××5=14, 4××6=28; ×5×7=49 by default, ×(5×7)=37; unlimited chaining.
XIII-A-10 | Percent: A upside-down-√ B = A% of B; A, B may be two-digit numerals in Goal or Solution.
XIII-A-10 examples | 25 of 16 = 4; 6 of 8 = 0.48; (8−3) of (4+2) = 0.3; with Decimal Point 1.5 of .25 = 0.00375, 25 of (1.5×2) = 0.75, 12.5 of 16 = 2.
XIII-A-11 | With Decimal Point a * may be a decimal point. The number may have at most 3 digits, and the point goes before all operations.
XIII-A-11 comment | * may still be power; decimal use must be written.
XIII-A-11 examples | 2*5 is 2.5 or 2^5 and 3*0 is 3.0 or 3^0; no 2.(4×2); 4*3! has no decimal reading (neither 4.6 nor 4.(3!)); 12*5, 1*25, 15*0 may be decimals anywhere but powers only where two-digit numerals are legal (Goal, or Solution with Two-digit Numerals); 15*25 only such a power; 255* = 255; *050 = .05; four digits never a decimal; *37*5 is never .37 to the one-half and is undefined in Elementary; rotated digits are not digits.
XIII-A odd | Items 12-15 are the odd-year set, to be played in 2016-17 (not in 2015-16).
XIII-A-12 | Two-digit Numerals allowed in Solutions.
XIII-A-13 | LCM: √ may mean least common multiple of two counting numbers; must be marked; root still possible.
XIII-A-13 examples | 6√8=24; 2√4 = 4 or 2; 0√5 undefined; 6√√9 = 6.
XIII-A-14 | GCF: * may mean greatest common factor of two whole numbers not both 0 (GCF(A,A)=A, GCF(A,0)=A); must be marked; power still possible.
XIII-A-14 examples | 8*6 = 8^6 or 2; (4×2)*(6+3) = 1 or 8^9.
XIII-A-15 | Number of Factors: unary ×A = count of counting-number factors, A counting ≤ 200.
XIII-A-15 comment (a) | × may still multiply.
XIII-A-15 comment (b) | Unary × binds to the next numeral by default.
XIII-A-15 examples | ×1=1; ×12=6; ×16=5; ×0, ×(1÷2), ×(1−4), ×625 undefined (E limit); ××12=4; ×4×2=6.
XIII-B intro | Five Elementary variations carry over with their Elementary comments and examples; 0 Wild is widened.
XIII-B-1 | Sideways: a cube that stands for a number other than zero may lie on its side, and then it means one divided by that number.
XIII-B-2 | Upside-down; both rotations only in the Solution.
XIII-B-3 | With 0 Wild, a 0 cube may stand for any symbol on the cubes. It stands for the same symbol wherever it is used, in the Goal and in the Solution. A writer who uses it for anything but 0 has to write down what it stands for.
XIII-B-3 comment (a) | With Multiple Operations a wild 0 repeats only as an operation.
XIII-B-3 comment (b) | A wild 0 may not be a factorial sign, since that sign is not on a cube.
XIII-B-3 comment (c) | In base eight a wild 0 may not stand for 8 or 9, and in base nine it may not stand for 9.
XIII-B-3 comment (d) | The one symbol that a wild 0 stands for may still have two meanings: × may count factors or multiply, * may be a power or a decimal point, and √ may be a root or a percent sign.
XIII-B-4 | Factorial: two ! for Solution and/or Goal; must be written.
XIII-B-5 | Multiple Operations (sign not in Forbidden, not in the Goal); with Factorial unlimited ! in the Solution and at most two in the Goal.
XIII-B every-year | Items 6-7 (Base m, Multiple of k) may be chosen every year in Middle.
XIII-B-6 | Base m: Goal and Solution in base 8, 9 or 10; two-digit numerals allowed in Solutions.
XIII-B-6 two-digit | Two-digit numerals allowed in Solutions under Base m.
XIII-B-6 examples | Digits ≥ base make an expression illegal (Impossible against such Goals).
XIII-B-7 | With Multiple of k the Solution may not equal the Goal. The two must differ by a multiple of k, and k is a number from 6 to 11. The Goal must be between −1000 and 1000.
XIII-B-7 comment | Write the Goal interpretation as usual; no need to write the difference.
XIII-B even | Items 8-10 (Elementary even-year, with the Elementary comments) are played in 2015-16.
XIII-B-8 | Average; wild 0 used as + means average.
XIII-B-9 | Percent (A and/or B may be two-digit in Goal or Solution); with Base m percent is per m² (64 for eight, 81 for nine; 60% of 11 in eight is 6.6 eight).
XIII-B-10 | Decimal Point, at most three digits, binds first; Goal 4**5 may be 4. to the 5th (1024) or 4 to the .5 (2); base-m fractions (4.2 eight = 4 1/4, 5.3 nine = 5 1/3); wild 0 may be decimal in one place and power in another.
XIII-B odd | Items 11-13 (11 Elementary odd-year, 12-13 Middle odd-year) return in 2016-17.
XIII-B-11 | Number of Factors, A counting ≤ 1000 (ten); wild 0 may be factors in one place and multiplication in another.
XIII-B-12 | With Exponent a number on a cube of the chosen colour may be an exponent without *.
XIII-B-12 examples | 253 with red 3 = 25³; 523 with red 2,3 = 52³ or (5²)³, never 5^8.
XIII-B-12 comment (a) | Binds to the numeral in front by default.
XIII-B-12 comment (b) | A ! may follow an exponent: a Goal of 43 with a red 3 can be read as 43, 4³, 4!³, and with ! on the exponent or on the power.
XIII-B-12 comment (c) | No digit of that colour rolled, or all out of base: -1 and re-pick (unless wild helps).
XIII-B-13 | Powers of the Base: a 1 outside a two-digit numeral may be any integral power (positive, zero or negative) of ten, or of m with Base m.
XIII-B-13 examples | 9+1 may be 9+1, 9+10, 9+100 ... or 9+.1, 9+.01 ...; Base eight: 1, 8, 64, 1/8 ...; Base nine: 1, 9, 81, 1/9 ...
XIII-C intro | Sideways and Upside-down in force every Junior and Senior shake.
XIII-C-1 | Sideways holds in every shake: a cube that stands for a number other than zero may lie on its side, and then it means one divided by that number.
XIII-C-2 | Upside-down (always on); both only in Solution.
XIII-C carry | Items 3-10 are Middle variations choosable in Junior, 0 Wild and Base m widened; Middle and Elementary comments and examples apply; no season split is stated for Junior or Senior.
XIII-C-3 | With 0 or × Wild the chooser names one of the two. It may mean any symbol on the cubes. It must mean the same in the whole Goal and Solution, and a meaning other than its own must be written.
XIII-C-3 examples | Two ×s must stand for one symbol (both 6, or both −); an unmarked × in the Goal is multiplication, so a Solution × meaning * then mismatches and is incorrect.
XIII-C-4 | Powers of the Base: a 1 that is not part of a two-digit numeral may mean any integer power of ten, or of the base in force.
XIII-C-5 | Base m: 8, 9, 11 or 12 for Goal and Solution; two-digit numerals allowed in Solutions.
XIII-C-5 digits | * (or ^) may be the digit ten in bases 11 and 12; √ the digit eleven in base 12.
XIII-C-5 sideways | In 11/12 a one-digit * may be sideways (one-tenth); in the Goal either reading is open; in a Solution it must be marked; not inside a two-digit numeral.
XIII-C-5 note | ^ cubes are never placed or written rotated.
XIII-C-5 comment (a) | * and √ keep power/root meanings; writer must disambiguate.
XIII-C-5 comment (b) | Powers of the Base follow 11 or 12.
XIII-C-5 comment (c) | A wild cube may be * or √ with either meaning, same symbol.
XIII-C-6 | Multiple of k, with k from 6 to 11: the Solution must not equal the Goal; the two have to differ by k times an integer other than zero. No bound of 1000 is stated here.
XIII-C-7 | Multiple Operations (sign not in Forbidden, not in the Goal); with Factorial unlimited ! in the Solution and at most two in the Goal.
XIII-C-8 | With Factorial two factorial signs may be written in the Solution and the Goal together. With Multiple of k the Goal may have none.
XIII-C-9 | Number of Factors, no upper bound.
XIII-C-9 comment | An Equation that nobody can check, even with a calculator, is ruled incorrect.
XIII-C-10 | Exponent: a numeral on a cube of the chosen colour may be an exponent without a power sign, in the Goal and in the Solution.
XIII-D intro | Senior: Junior variations (always-on two stay) plus 11-13.
XIII-D-11 | √ = i: √ is not root but may be i; may abut a numeral without ×.
XIII-D-11 roots | Complex: a*(b÷c) with a negative real, b integer, c even non-zero (lowest terms) becomes legal.
XIII-D-11 which-root | With √ = i a power a*(b÷c) may be any of its complex roots. The writer must write down which one it is.
XIII-D-11 precedence | Implied and explicit multiplication by i bind first.
XIII-D-11 comment (a) | Numeral = any number-naming expression; √√ = i².
XIII-D-11 comment (b) | An exponent must be real, so 4*√ is not allowed.
XIII-D-11 comment (c) | "may" only because Base twelve lets √ be eleven.
XIII-D-11 comment (d) | A wild cube used as √ means i (Base twelve exception).
XIII-D-11 comment (e) | Goal and Solution may be complex.
XIII-D-11 comment (f) | Multiple Operations does not repeat √.
XIII-D-11 comment (g) | 2√*88 as a Goal may not be read 2(√*88), and 2√*8 in a Solution is (2√)*8 with or without parentheses: a numeral may abut √ but not an expression √*n without ×.
XIII-D-11 examples | Examples (a)-(g) of forms and root marking.
XIII-D-11 example (a) | 2i as 2√ or √2; .25i and −3i via rotated cubes.
XIII-D-11 example (b) | 3+4i as 3+4√ or 3+√4.
XIII-D-11 example (c) | (3+4)√ or √(3+4) is 7i.
XIII-D-11 example (d) | i^6 as √*6.
XIII-D-11 example (e) | 14i as 7√2.
XIII-D-11 example (f) | 4*(1÷2) may be 2 or −2; 16 to a sideways 4 may be 2, −2, 2i, −2i; writer removes the ambiguity.
XIII-D-11 example (g) | Solution (8×2)*(3÷4) for a Goal of −8i needs the chosen root written, e.g. (2i)³.
XIII-D-11 defaults | Default table (a)-(h); (i) Goal may be read otherwise if parentheses are written.
XIII-D-12 | Decimal in Goal: each writer decides where decimal points occur in the Goal.
XIII-D-12 examples | Goal 20 may be 20, 2.0 or .2; 2*3 may be 2*3, .2*3, 2*.3 or .2*.3.
XIII-D-12 comment | A point may stand only before a right-side-up digit: not before a rotated cube nor before i.
XIII-D-13 | Log: a sideways-÷ b = log base b of a, a,b positive reals, b ≠ 1.
XIII-D-13 examples | log5 25 = 2; log2 3 irrational; b = 1, zero or negative arguments undefined.
`;
