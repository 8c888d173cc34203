/** On-Sets 2014-15 in our own words. */
export const clauses = `
NOTE-1 | Quoted text inside the rules comes from the game-kit booklet; no behaviour of its own.
NOTE-2 | Small print is explanatory comment on the rule above it; treat comments as normative detail, not as optional.
NOTE-3 | Changes from the year before are bold in print; the marks carry no rule.
NOTE-4 | Italic terms are defined in a Glossary; Forceout reads them as the 2026-27 Glossary does where the rules agree.
BASIC-0 | The basic game has seven rules to begin with. It has no variations and no Restrictions. Players who know it go on to the full rules, which have Restrictions outside Elementary.
BASIC-I | Two or three players play. The roller first sets out 2 V and 1 Λ, or 1 V and 2 Λ, and then rolls the other 15 cubes. The faces on top are the Resources. The player on the right deals 6 to 12 cards (10 to 14 in Senior), which are the Universe.
BASIC-I-A | The roller makes the Goal from one or more of the digit cubes in Resources.
BASIC-I-B | When the Goal has several cubes, the way they lie says what it means.
BASIC-I-B-1 | Side by side means add.
BASIC-I-B-2 | Vertical line means multiply.
BASIC-I-B-3 | Upside-down numeral means negative.
BASIC-I-C | Goal-setter says "Goal" when complete.
BASIC-II | After the Goal, play goes to the left. On your turn you challenge, or you move one cube from Resources to Forbidden, Permitted or Required.
BASIC-III | A Solution is a written set name whose card count in the Universe equals the Goal.
BASIC-III-A | A Solution has at least two cubes.
BASIC-III-B | Every Required cube is used.
BASIC-III-C | No Forbidden cube is used.
BASIC-III-D | None, some or all Permitted cubes may be used.
BASIC-III-E | The complement is worked out before ∪, ∩ and −. Any other order must be shown with brackets. If even one way to read a Solution misses the Goal, it is wrong.
BASIC-IV-A | You may challenge the player who set the Goal or moved last, on your turn or not. You lift the block and say Now or Never.
BASIC-IV-A-1 | Now says that there is a Solution with all cubes of Required, any cubes of Permitted and at most one cube of Resources.
BASIC-IV-A-1-a | A Solution after Now uses all the cubes in Required.
BASIC-IV-A-1-b | A Solution after Now may use none, some or all of the cubes in Permitted.
BASIC-IV-A-1-c | A Solution after Now may use one cube from Resources, and no more than one.
BASIC-IV-A-2 | Never claims no Solution can satisfy the Required/Forbidden constraints however many Permitted and Resources cubes are used.
BASIC-IV-B | When three play, the Third Party must agree or disagree with the Challenger.
BASIC-IV-B-1 | A Third Party who agrees with a Now must write too, without help.
BASIC-IV-B-2 | A Third Party who disagrees with a Never must write too, without help.
BASIC-V | Correct iff obliged to write and correct, or not obliged (someone else is) and nobody is correct.
BASIC-V-A | A player who has to write a Solution is correct when that Solution is correct.
BASIC-V-B | A player who does not have to write, while somebody else does, is correct when nobody writes a correct Solution.
BASIC-VI-A | Incorrect scores 2.
BASIC-VI-B | Correct scores 6, except 4 when agreeing with the Challenger.
BASIC-VII | When one cube is left in Resources, only Never may be said. If nobody says it, the player on turn must move that cube to Required or Permitted. Then everyone writes. A correct Solution scores 4 and a wrong one 2.
I-A | A match is played by two or three players and has one or more shakes. A shake begins with a roll, a deal and a Goal, which is a whole number. It ends when at least one player has tried to write a Solution that equals the Goal and uses the cubes on the mat correctly.
I-B | The game is played with cards, cubes, a mat, a timer and a challenge block.
I-B-1 | There are 16 different cards. Each mix of the colours B, R, G and Y is on exactly one card, and no card has two dots of one colour. Some cards are dealt face up. They are the Universe.
I-B-1 comment | All 16 cards must be there, and none may be there twice. One of them is blank.
I-B-2 | There are 18 cubes of four kinds. They are 3 digit cubes, 8 colour cubes, 4 operation cubes and 3 Restriction cubes.
I-B-2-a | There are 3 digit cubes, with faces from 1 to 5.
I-B-2-a comment | Digit cubes serve only to set the Goal.
I-B-2-b | There are 8 colour cubes. A colour names all the cards of the Universe that have a dot of that colour.
I-B-2-c | There are 4 operation cubes, with the faces ∪, ∩, − and ′.
I-B-2-c-i | The sign ∪ is the union. It names the cards that are in one set or the other, or in both.
I-B-2-c-ii | The sign ∩ is the intersection. It names the cards that are in both sets.
I-B-2-c-iii | The sign − is set subtraction. It names the cards that are in the first set and not in the second.
I-B-2-c-iv | The sign ′ is the complement. It stands behind a set and names the cards of the Universe that are not in it.
I-B-2-d | There are 3 Restriction cubes, with the faces V, Λ, = and ⊆.
I-B-2-d-i | V names all cards of the Universe of the shake.
I-B-2-d-ii | Λ names the empty set.
I-B-2-d-iii | The signs = and ⊆ make statements about the cards of the Universe. These are called Restrictions (VI-B).
I-B-2-d comment | The signs = and ⊆ are never in play in Elementary.
I-B-3 | The mat has four sections, which are called Goal, Required, Permitted and Forbidden.
I-B-3-a | The Goal section holds the digit cubes that form the Goal.
I-B-3-b | A Solution must use every cube in Required.
I-B-3-c | A Solution may use any number of the cubes in Permitted.
I-B-3-d | A Solution may use no cube that is in Forbidden.
I-B-3 comment | The Resources area never counts as part of the mat.
I-B-4 | A sand timer of one minute keeps the time limits.
I-B-5 | The challenge block is solid and not flat, and it is too small for two players to seize together.
I-C | Players may have pencil or pen, blank paper, variation sheets and approved charts of the Universe. They may have no notes, tables, calculators, phones or other electronics. Smart watches are not named.
I-C comment | No set may be shaded on a chart beforehand. Appendix B has samples.
I-D | The player who sets the first Goal is chosen by lot. After each shake the next player to the left sets the Goal.
I-D lot | By lot, each player rolls one digit cube, and the highest sets the first Goal. Those who tie for the highest roll again.
II-A | The Goal-setter rolls all 18 cubes. The faces on top are the Resources.
II-A-1 | Shake starts at the earliest of: roll/deal timing started, cubes rolled, first card dealt.
II-A-2 | During a shake nobody may turn a cube or hide one from view (IX-C).
II-A-3 | In Elementary the 3 Restriction cubes are set out and not rolled. The Goal-setter chooses two V and one Λ, or one V and two Λ. Then the other 15 cubes are rolled.
II-B | Shuffling and dealing is the job of the right-hand neighbour of the Goal-setter, within the rolling minute.
II-B-1 | In Elementary, Middle and Junior there are 6 to 12 cards in the Universe.
II-B-2 | In Senior 10 to 14 cards are dealt.
II-B touch | Once the cards lie in place, nobody touches or covers them until the Solutions are checked (VII-C). The cards that were not dealt may be looked at.
II-B comment | A dealt card is not taken back unless there are too many cards. Then the extra cards are removed. The text does not say which.
II-C | In adventurous play each player must select a variation after roll and deal and before the Goal. A variation goes before the ordinary rules.
II-C-1 | The Goal-setter selects first, then the player to the left, then the third player.
II-C-1-a | Each player has 15 seconds to select.
II-C-1-b | The Goal-setter has 1 minute to roll and then 15 seconds to select. A Goal-setter who selects within the minute leaves the rest of it to the next player, who has that and 15 seconds. The same holds for the third player.
II-C-1-c | A player selects by circling a variation on the list of the shake. Where a variation has a blank, such as Required Cube, Wild Cube or Double Set, it must be filled in.
II-C-2 | A variation that would have no effect, that conflicts with another, or that has already been chosen costs 1 point, and the player chooses again. A second bad choice costs another point, and the player has no variation in this shake.
II-C-2 late | When nobody points out an illegal variation before the next player chooses legally or a legal Goal is set, it costs nothing, but the variation is ignored.
II-C-2 examples | Illegal: Required/Wild for a symbol not rolled; No Null Restrictions with no = or ⊆ rolled (unless a wild cube has been chosen).
II-C-3 | In a match of two players in Elementary, Middle and Junior, the player who is not the Goal-setter must pick two. In Senior any player may pick two in any match.
II-C-3 time | Both picks fall inside the single 15-second limit (XI-A-1-b).
III-A | The roller must set the Goal by moving cubes from Resources to the Goal section.
III-B | The Goal is made of 1 to 3 digit cubes and names a whole number.
III-B-1 | How several cubes are placed fixes the value of the Goal.
III-B-1-a | Cubes in a row are added.
III-B-1-b | Cubes in a column are multiplied.
III-B-1-c | A digit that is upside down is negative.
III-B-1 table | These shapes are legal. A Goal is A alone, A and B side by side (A+B), three side by side (A+B+C), A over B (A×B), three in a column (A×B×C), A centred over B and C (A×(B+C)), or A over B with C beside B ((A×B)+C).
III-B-1 comment | Digit cubes left out of the Goal should be put in Forbidden since Solutions never use them.
III-B-2 | A digit cube that touches the Goal section must be used in the Goal.
III-B-2-a | Saying "Goal" marks the Goal as set.
III-B-2-b | Cubes may be rearranged until "Goal" is said.
III-B-2-c | Once set the Goal cannot change.
III-C | Before the first digit cube reaches the Goal section the Goal-setter may make one bonus move.
III-C-1 | Say "Bonus", then move one non-digit cube, not = or ⊆, from Resources to Forbidden.
III-C-2 | A Goal-setter leading the match may not take the bonus.
III-C-2 penalty | When the bonus of a leading Goal-setter is pointed out before the next move or legal challenge, the cube goes back to Resources and the Goal-setter loses 1 point.
III-D | The Goal-setter may say “no Goal” when no Goal seems to have a correct Solution. The opponents have 1 minute to agree or disagree.
III-D-1 | When all agree, the shake is void, and the same player is Goal-setter again for a new shake.
III-D-1 comment (a) | Illustrates the rarity (three 1s, all ∪, each colour on 4+ cards; a Wild Cube pick might rescue it).
III-D-1 comment (b) | A void shake gives no points.
III-D-1 comment (c) | After a bonus move the Goal-setter has to set a Goal and cannot say that there is no Goal.
III-D-2 | Whoever disagrees picks up the block and has 1 minute to set a Goal. If one is set, the Goal-setter loses 2 points, unless a correct Never is said against it before the next player moves a cube.
III-D-2 fail | When the player who disagreed then says that there is no Goal after all, that player loses 1 point, the shake is void, and the same Goal-setter rolls again.
IV-A | After the Goal play proceeds clockwise (left).
IV-B | On turn, either play one Resources cube into Required, Permitted or Forbidden, or challenge the last Mover.
IV-B done | A move is complete when the cube touches the mat. A cube that was moved legally stays where it is, except under Shift from Permitted.
IV-C | A player not leading may take a bonus move before the regular move.
IV-C-1 | Say "Bonus" first, then move a Resources cube to Forbidden.
IV-C-1 comment (a) | If Bonus is not said, the move to Forbidden is the regular move, and there is no second cube.
IV-C-1 comment (b) | The first cube must go to Forbidden. The second may go to any of the three sections.
IV-C-2 | When a leader's bonus is pointed out before another player's legal move or challenge, the second cube of that turn goes back to Resources and the Mover loses 1 point.
IV-C-2 comment (a) | Players tied for the lead may bonus.
IV-C-2 comment (b) | Playing two cubes to Forbidden at once is common practice when Bonus was called; if it was not called, the player may choose which of the two goes back to Resources.
IV-D | The signs = and ⊆ may not go to Forbidden until 4 or fewer cubes remain in Resources.
IV-D comment (a) | V and Λ may go to Forbidden at any time.
IV-D comment (b) | Rationale: with ≤4 left a Mover can dump a Restriction cube rather than be forced into a Now.
V-A | Any opponent may challenge the player who has just moved or set the Goal, in or out of turn. The only words are Now and Never.
V-A-1 | Never says that no correct Solution is possible, whatever is done with the cubes left in Resources.
V-A-1 comment | Illegal Goal shape or negative Goal should be met with Never.
V-A-2 | Now says that there is a Solution from the cubes on the mat and at most one cube from Resources.
V-A-2-a | Now may be said only while at least 2 cubes are in Resources. Otherwise the challenge is invalid: it is set aside, and the Challenger loses 1 point.
V-A-2-a comment | Reason: Mover had no alternative with the second-to-last cube; Never remains possible; see VIII.
V-A-2-b | Now may be said only after a cube has been played to Required or Permitted. Before that it is set aside, it costs 1 point, and play goes on.
V-B | The block stands equally far from all players. Whoever challenges lifts it and says Now or Never.
V-B invalid | Whoever picks up the block and makes an invalid challenge, or says nothing, loses 1 point, and the challenge is set aside.
V-B invalid (a) | A player who made the last move may not challenge it: challenging yourself is invalid.
V-B invalid (b) | Now with fewer than 2 in Resources is invalid.
V-B invalid (c) | Now with nothing in Required or Permitted is invalid.
V-B withdraw | Whoever picks up the block and then decides not to challenge loses 1 point, and play goes on.
V-B comment (a) | Block exists mainly to decide who is Challenger in three-player matches when two want to challenge together.
V-B comment (b) | Touching the block means nothing, but no lingering hand or finger on/over/near it (IX-C).
V-B comment (c) | Block may be lifted only to challenge, not to say Goal or charge illegal procedure.
VI-A | A Solution has exactly one legal Set-Name. It is legal when it names a set of cards of the Universe and holds nothing that is undefined.
VI-A restriction-cubes | The signs = and ⊆ never stand in the Set-Name, even if they are Required. If they do, it is wrong.
VI-A examples | Legal Set-Names include a complemented colour, a union of two colours, an intersection minus Λ, and a complemented V−G joined to R: V, Λ and complements of grouped sets are ordinary operands.
VI-A comment (a) | Brackets may be written freely, always in pairs. They use no cubes.
VI-A comment (b) | Writing "= Goal" after the Set-Name makes the Solution automatically incorrect.
VI-B | The Restriction part is made of one or more Restrictions.
VI-B-1 | A Restriction takes cards out of the Universe. The cards that fail it are put aside for a while. When all Restrictions have been applied, the Set-Name is worked out with the cards that are left.
VI-B-1 comment (a) | Removed cards come back before another Solution is checked.
VI-B-1 comment (b) | Restrictions change only the Solution they belong to.
VI-B-2 | There are three kinds of Restriction. Each side of one must be a legal Set-Name.
VI-B-2-a | In a Restriction S1 ⊆ S2, the cards that are in S1 and not in S2 fail.
VI-B-2-a examples | Either side may be Λ, V, a complement or a grouped set (B ⊆ R', G−Y ⊆ Λ); a subset Restriction that every card satisfies (same set on both sides) is legal.
VI-B-2-b | In a Restriction S1 = S2, the cards that are in only one of the two sets fail.
VI-B-2-b examples | Likewise for =: a side may be V, a difference or a grouped complement; R = R is legal although it removes nothing.
VI-B-2-c | A Restriction with two or more signs = or ⊆ is called a chain.
VI-B-2-c-i | A?B?C means both adjacent relations hold, for every mix of = and ⊆.
VI-B-2-c-ii | Longer chains are worked from left to right in the same way.
VI-B-3 | No pair of brackets may hold a part of a Restriction with = or ⊆ in it. Pairs around the whole Restriction or around one side do no harm and are allowed.
VI-B-3 comment | Lines like (A⊆B)⊆C, A=(B=C) and (B=R)' have no meaning. Brackets inside any Set-Name of a Restriction are fine.
VII-A | A valid challenge obliges one or more players to write.
VII-A-1 | After Now the Challenger must write, and the Mover may not.
VII-A-2 | After Never the Mover must write, and the Challenger may not.
VII-A-3 | With three players the Third Party must side with the Challenger or the Mover. Siding with the one who has to write means writing too.
VII-B | A Solution is correct when it meets all the criteria 1 to 6.
VII-B-1 | The Solution must have a Set-Name that is legal.
VII-B-2 | A Restriction part is compulsory if any = or ⊆ is in Required.
VII-B-2 optional | If none is Required but some are Permitted/Resources, a Restriction part is optional.
VII-B-3 | The Set-Name must name as many cards as the Goal says.
VII-B-3 order | All Restrictions are applied before the Set-Name is worked out. Several of them may be applied in any order.
VII-B-3 comment (a) | "= Goal" must not be written (unlike Equations).
VII-B-3 comment (b) | With Absolute Value the Goal may have several values; the Solution must equal one legal value.
VII-B-4 | The cubes must be used as parts a to f say.
VII-B-4-a | At least 2 cubes over the whole Solution (Restriction B=B with Set-Name B counts 3).
VII-B-4-b | Each Required cube is in the Restriction part (if any) and, except = and ⊆, again in the Set-Name.
VII-B-4-c | Each Permitted cube may be used in the Restriction part and, except = and ⊆, again in the Set-Name.
VII-B-4-d | No Forbidden cube is used.
VII-B-4-d comment | Cubes are individuals: same symbol may be Forbidden on one cube and Required on another.
VII-B-4-e | After Now a Solution may use at most one cube from Resources.
VII-B-4-f | After Never: Resources count as Permitted.
VII-B-5 | The Solution must meet every variation that was chosen.
VII-B-5 examples | Required − means a − appears; Two Operations means two operation symbols in the Set-Name.
VII-B-6 | Every legal way to read the Solution must give the Goal.
VII-B-6-a | A Solution with several legal readings is incorrect if an opponent shows one that misses the Goal.
VII-B-6-b | Only precedence: complement before everything else, including operations redefined by variations; no left-to-right default for ∪ ∩ −.
VII-C | When writing time ends or all writers are ready, each presented Solution is checked.
VII-C-1 | With three players, the Third Party says whether a Solution will be presented before any is shown and by the end of the 2 minutes of writing. It cannot be taken back.
VII-C-1 comment | Indicate by stating, by joining Mover/Challenger (say or point), or by presenting/not at time.
VII-C-1 retract | Whoever has shown a decision to present, or not to present, may not take it back, even while there is time left.
VII-C-2 | All Solutions are presented before any is checked.
VII-C-2-a | What has been presented may not be corrected.
VII-C-2-b | Writer circles the Solution to be checked; must do so at once when asked.
VII-C-3 | There are 2 minutes to check each Solution. They are checked in any order, one at a time, and both opponents check in the same 2 minutes.
VII-C-3 comment | Two-player forceout: the two Solutions are checked one after the other.
VII-C-4 | Opponents accept or reject in time. Whoever rejects must show which criterion of VII-B is broken. Otherwise the Solution is correct.
VII-C-4 accept-2 | With three players, whoever presents nothing and accepts another player's Solution scores 2, even when the other checker shows later that it is wrong.
VII-C-4 comment | Mat cubes must not be used to build the Solution.
VII-C-5 | A claim that the Solution misses the Goal needs one of reasons a-e.
VII-C-5-a | A checker may show that the Goal has no legal reading, because of its shape or because it is negative.
VII-C-5-b | A checker may show that the Solution does not have a legal value of the Goal. A Goal has several values only under Absolute Value, in Middle, Junior and Senior.
VII-C-5-b-i | Checkers must make an effort to evaluate (turn over removed cards, pick out named cards).
VII-C-5-b-ii | A general argument suffices (not limited to unambiguous Solutions), e.g. Goal 0 but set clearly non-empty; Restriction leaves fewer cards than the Goal, no Double Set.
VII-C-5-c | A checker may show that some grouping misses the Goal. The checker copies the Solution and adds grouping. If that reading misses the Goal, the Solution is incorrect. Nothing is said of working together, of an extra minute, or of what a failed attempt ends.
VII-C-5-c comment (c) | Each checker has one opportunity to prove ambiguity.
VII-C-5-c examples | B∪G−R has two readings; R∪G' only one (complement first).
VII-C-5-c indicate | A cube standing for something else must be marked clearly and unambiguously in writing (Appendix A).
VII-C-5-d | A checker may show a group of signs that means nothing, as in R∪'B, RΛG or R∪(B=G)−R.
VII-C-5-e | A checker may show that a variation was ignored or used wrongly, such as − Wild used in two ways, or too few operations.
VIII-A | When one cube is left, the next Mover plays it to Required or Permitted or challenges Never. After the move each player has 2 minutes to write.
VIII-A forbidden | The last cube may not go to Forbidden. If it does, any challenge is set aside and the cube goes back. There is no penalty unless the time to move runs out.
VIII-B | Never may be said against the player of the last cube until the first minute of writing ends. Writers keep the rest of the 2 minutes.
VIII-B comment | Now against the last cube, or Never after the first minute, is set aside and costs 1 point.
IX-A | Any breach of a rule of procedure is illegal. Whoever points it out must say at once, and clearly, what it is.
IX-A-1 | After an illegal move the cubes go back to where they were and, if necessary, a new move is made.
IX-A-1 time | There are at least 10 seconds to put an illegal move right, unless it was made after the countdown of ten. Nothing else is lost but time.
IX-A-1 examples | Out of turn; two cubes without Bonus called first; last cube to Forbidden; = or ⊆ to Forbidden with more than 4 left (MJS).
IX-A-2 | When the move that was pointed out is legal, it stands.
IX-A-2 comment | Mistaken charges are free, but frequent ones fall under IX-C.
IX-B | A legal act of another player protects an illegal one that nobody put right. It stands.
IX-B example | Insulated illegal bonus stays in Forbidden with no penalty.
IX-C | A judge warns a player who annoys or intimidates others. Every later violation in that round or a later one costs 1 point. Whoever goes on, or does something very bad, may be disqualified for the round or for all later rounds.
IX-C replay | Judges may order the other two, or all three, to replay shakes or the round.
IX-C examples | Phone use, talking, tapping, humming, rudeness, hand at block, false charges, spoiling perfect scores, saying one variation and circling another, obnoxious countdown.
X-A | This part says who is correct after a challenge.
X-A-1 | Correct if obliged and correct; a Third Party agreeing with the obliged writer must write correctly too.
X-A-2 | Correct if not obliged to write and no opponent wrote a correct Solution.
X-A-2 exception | Non-presenter who accepted another's Solution in a three-player challenge scores 2 even if it is later disproved.
X-B | These are the points after a challenge.
X-B-1 | A player who is not correct scores 2.
X-B-2 | A player who is correct scores 6, except that a Third Party who agrees with the Challenger scores 4.
X-C | Forceout scoring when nobody challenges Never.
X-C-1 | After the last cube a correct Solution scores 4.
X-C-2 | After the last cube a player without a correct Solution scores 2.
X-D | A player who is absent loses 2 points in that shake.
XI-A | Whoever does not finish in time loses 1 point and has one more minute. Whoever does not finish then loses another point and the turn or task.
XI-A note | In Elementary and Middle a judge must initial every point that is taken away, whatever the reason.
XI-A-1-a | There is 1 minute to roll the cubes. The deal falls inside it by II-B.
XI-A-1-b | There are 15 seconds to select a variation. They begin only after the minute for rolling.
XI-A-1-c | There are 2 minutes to set the Goal.
XI-A-1-d | There are 2 minutes for the first turn of the player to the left of the Goal-setter.
XI-A-1-e | There is 1 minute for every other turn, with its bonus move.
XI-A-1-f | There are 15 seconds to say a valid challenge after the block is lifted.
XI-A-1-g | There is 1 minute to say Never after the last cube. It is part of the 2 minutes for writing.
XI-A-1-h | There are 2 minutes to write a Solution, and the Third Party decides in them whether to present one.
XI-A-1-i | There are 2 minutes to check an opponent's Solution.
XI-A-2 | When sand is left over, the next player gets more time. An opponent chooses whether to flip the timer, so that the smaller rest runs before the next limit begins.
XI-A-3 | When the time is over, the player is warned and an opponent counts down 10 seconds aloud. Only a player who has not finished at zero loses 1 point.
XI-A-3 pace | Reasonable pace 1010, 1009 ... zero.
XI-A-3 exception | After lifting the block there are 15 seconds and no countdown. Whoever has not said a valid challenge by then loses 1 point, and play goes on.
XI-B | A round has 30 minutes. After that no new shake begins. A shake in which nobody has challenged and the last cube is not played goes on as in 1 and 2.
XI-B-1 | There are 5 more minutes to finish.
XI-B-2 | At stop no more cubes go to the mat. Challenges are not mentioned. There are 2 minutes to write with any cubes of Resources. A correct Solution scores 4, and otherwise it is 2.
XI-B-2 comment | 3 minutes to write if Two Solutions is in force.
XII-A three | With three players, 6 points go to one who is first alone, 5 to two who share first place, and 4 to three who share it. One who is second alone gets 4, and two who share second place get 3. One who is third alone gets 2.
XII-A two | With two players the first gets 6 points and the second 4. When they tie, each gets 5.
XII-B | All players sign the scoresheet, and a winner turns it in. When a wrong score was signed in order to deceive, 1 and 2 apply.
XII-B-1 | Whoever signs on purpose for a score that is too low keeps the lower score.
XII-B-2 | Whoever signs on purpose for a score that is too high has 0 for that round.
XIII comment | Points to II-B for selection; the procedure is actually II-C.
XIII-A-1 | With Required Cube, every Solution must contain the chosen symbol, which is no digit and lies in Resources.
XIII-A-1 comment | A wild cube merely standing for the required symbol does not satisfy it; a real cube showing it is needed.
XIII-A-2 | With Wild Cube, the chosen symbol may stand for any symbol on the cubes that is no digit. It stands for the same symbol in the whole Solution. A writer who uses it for something else than itself has to write that down.
XIII-A-2 comment (a) | Wild and Required on the same symbol: the cube must appear but may stand for something else.
XIII-A-2 comment (b) | Used as itself it needs no marking (Appendix A).
XIII-A-3 | With ∪ and ∩ Interchangeable, each of the two signs may be read as either operation.
XIII-A-3 comment (a) | No consistency needed within a Solution.
XIII-A-3 comment (b) | A wild cube used as ∪/∩ gains the same interchangeability.
XIII-A-3 comment (c) | ∪ (or ∩) Wild plus this: as ∪/∩ no consistency needed; as anything else consistent throughout.
XIII-A-3 comment (d) | No written indication needed; write the symbol meant.
XIII-A-3 comment (e) | ∪ Wild does not make ∩ wild or vice versa.
XIII-A-4 | With V and Λ Interchangeable, each of the two signs may be read as either set.
XIII-A-4 comment | Comments (a)-(e) of A-3 apply with V/Λ.
XIII-A-5 | With Two Operations, every Solution has at least two of the signs ∪, ∩, − and '.
XIII-A-5 comment (a) | Wild used as an operation counts; a wild operation cube used otherwise does not.
XIII-A-5 comment (b) | The two need not differ.
XIII-A-6 | With Multiple Operations, a sign of an operation may be used as often as wanted if one cube that shows it lies outside Forbidden.
XIII-A-6 comment (a) | After Never: signs in Resources too; after Now: the single Resources cube if it is (or is wild used as) an operation.
XIII-A-6 comment (b) | No marking needed for repeats.
XIII-A-7 | Under Shift from Permitted you may, as your regular move, move one cube from Permitted to Required or Forbidden.
XIII-A-7 comment (a) | Non-leader may first bonus from Resources to Forbidden.
XIII-A-7 comment (b) | A shift is never the bonus move.
XIII-A-7 comment (c) | Nobody may shift a cube once the last cube of Resources is in Required or Permitted.
XIII-B intro | Elementary list 1-7 also in Middle with the Elementary comments.
XIII-B-1 | Required Cube as Elementary.
XIII-B-1 comment | = or ⊆ required: satisfied in a Restriction; colour/V/Λ/operation: satisfied in either part; but if such a cube lies in Required it must be in the Set-Name and, when a Restriction is made, in the Restriction part as well.
XIII-B-2 | Wild Cube: as Elementary, consistent across Restrictions and Set-Name; wild cube may not be =, ⊆ or a digit.
XIII-B-3 | With ∪ and ∩ Interchangeable, a ∪ cube may stand for ∩ and a ∩ cube for ∪. The writer chooses each time, in the Restrictions and in the Set-Name.
XIII-B-4 | With V and Λ Interchangeable, a V cube may stand for Λ and a Λ cube for V. The writer chooses each time, in the Restrictions and in the Set-Name.
XIII-B-5 | With Two Operations, the Set-Name has at least two signs of operations.
XIII-B-6 | With Multiple Operations, signs may be used again in the Set-Name, in the Restriction or in both.
XIII-B-7 | Shift from Permitted; never = or ⊆ to Forbidden, even with ≤4 in Resources; takes the place of the regular move.
XIII-B-8 | With No Null Restrictions, every Restriction has to take out at least one card. In a chain it is enough if one part does.
XIII-B-8 comment | Several Restrictions: each must remove a card whatever the order of application.
XIII-B-9 | With Absolute Value, a writer may read cubes of the Goal that are upside down as if they stood upright.
XIII-B-9 examples | 3 beside an upside-down 2: 1 or 5. Each inverted cube is decided on its own: 3 over inverted 2 with inverted 1 beside it is 5 or 7, since the 2 has to be read upright to avoid a negative (illegal) value.
XIII-C special | Multiple Operations, ∪/∩ and V/Λ Interchangeable are in force every Junior shake.
XIII-C-1 | Multiple Operations (always on).
XIII-C-2 | ∪/∩ Interchangeable (always on).
XIII-C-3 | V/Λ Interchangeable (always on).
XIII-C-4 | Required Cube: every Solution has to use a real cube that shows the chosen symbol; = and ⊆ may be chosen too.
XIII-C-5 | Wild Cube (not =, ⊆, digit; consistent in both parts).
XIII-C-6 | Two Operations in the Set-Name.
XIII-C-7 | Shift from Permitted; = ⊆ bar not repeated in the Junior item but imported by the Middle comment.
XIII-C-8 | No Null Restrictions: every Restriction has to take at least one card out of the Universe, in whatever order the Restrictions are applied.
XIII-C-9 | Absolute Value: each writer may read an upside-down cube of the Goal as if it stood upright.
XIII-C-10 | Double Set: each card of a named set counts twice; set must be non-empty and not the whole Universe; name has at most 4 symbols (grouping not counted).
XIII-C-10 examples | Legal sizes B, R', G∩Y, (B−R)', V−B'; longer names illegal; empty or whole-Universe set: -1 and choose another variation.
XIII-C-10 comment | − in the Double Set means symmetric difference whenever Symmetric Difference is also in effect (no order rule).
XIII-C-11 | Required/Forbidden Card: one Universe card must be, or must not be, in the set named.
XIII-C-11 comment (a) | Card is said aloud and recorded in the blank.
XIII-C-11 comment (b) | With Blank Card Wild: if the blank is made the forbidden card, neither may be in the set.
XIII-C-12 | Blank Card Wild: each writer specifies which colours, if any, are on the blank card.
XIII-C-12 comment (a) | This may be chosen only if the blank card is in the Universe.
XIII-C-12 comment (b) | No specification needed if it stays blank.
XIII-C-12 comment (c) | Counts double if its assigned colours put it in the Double Set.
XIII-C-12 comment (d) | Blank required: satisfied by the blank whatever colours it gets.
XIII-C-12 comment (e) | Blank Card Wild and Blank Card Forbidden cannot both be in force. Whoever chooses the second of them loses 1 point.
XIII-D intro | Senior may choose all Junior variations except the three always-on ones, which stay in force, plus 13-14.
XIII-D-13 | Symmetric Difference: − means (A−B)∪(B−A).
XIII-D-13 conflict | This variation and − Wild cannot both be in force. Whoever chooses the second of them loses 1 point.
XIII-D-13 comment (a) | A wild cube used as − means symmetric difference.
XIII-D-13 comment (b) | Just write −.
XIII-D-14 | Two Solutions: each writer writes two; second set must contain a card not in the first.
XIII-D-14 limits | There are 3 minutes to write and 3 minutes to check each pair. Now needs at least 3 cubes in Resources. After the last cube there are 2 minutes to challenge Never.
XIII-D-14 comment (a) | Goal 0, Goal = number of cards, or any Goal forcing all cards is impossible.
XIII-D-14 comment (b) | Treat the two as if by different players; each must use cubes correctly and obey all variations.
XIII-D-14 comment (c) | After Now each may use its own, possibly different, Resources cube.
XIII-D-14 comment (d) | Wild cube may differ between the two.
XIII-D-14 comment (e) | Blank may be coloured differently, but it remains the same card for distinctness.
XIII-D-14 comment (f) | Required Card with Goal 1 is impossible.
XIII-D-14 comment (g) | Absolute Value: each may meet a different Goal value.
XIII-D-14 comment (h) | Same Restriction for both must be indicated unambiguously.
`;
