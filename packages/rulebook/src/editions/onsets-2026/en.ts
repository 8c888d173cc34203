/** On-Sets 2026-27 in our own words: what it says otherwise than 2014-15, and what is new. */
export const clauses = `
NOTE-3 | Changes from the year before are marked in print; the marks carry no rule.
NOTE-4 | Blue terms are defined in the attached Glossary, so glossary definitions bind.
BASIC-IV-A | Any opponent may challenge the player who just set the Goal or moved, in or out of turn, by picking up the block and naming Now or Impossible.
BASIC-IV-A-2 | Impossible claims no Solution can satisfy the Required/Forbidden constraints however many Permitted and Resources cubes are used.
BASIC-IV-B | In three-player matches the Third Party may present a Solution but need not.
BASIC-V | A player is correct only if (A) obliged or allowed to write and writes a correct Solution, or (B) not obliged to write, someone else is, and nobody writes a correct one.
BASIC-V-A | A player who has to write a Solution, or chooses to as Third Party, is correct when that Solution is correct.
BASIC-VI-A | Not correct scores 2.
BASIC-VI-B | Correct Challenger or Mover scores 6.
BASIC-VI-C | Correct Third Party scores 6 if (a) correct Solution after Impossible, (b) correct Solution after Now while Challenger's is not correct, (c) no Solution after Now and Challenger's incorrect; otherwise 4.
BASIC-VII | When one cube is left in Resources, only Impossible may be said. If nobody says it, the player on turn must move that cube to Required or Permitted. Then everyone writes. A correct Solution scores 4 and a wrong one 2.
I-B-2-a | There are 3 digit cubes, with faces from 1 to 5. The Glossary says that 1 is there twice and 2 to 5 are there once.
I-C | Players may have pencil or pen, blank paper, variation sheets and approved charts of the Universe. They may have no notes, tables, calculators, phones, smart watches or other electronics.
I-C comment | Universe charts may be marked with the dealt cards but must carry no pre-shaded or pre-marked sets.
II-B comment | A dealt card is not taken back unless there are too many cards. Then the cards dealt last are removed.
II-C-3 | In a match of two players, in all four divisions, the player who is not the Goal-setter must pick two variations. In Senior any player may pick two in any match.
III-D-2 | Whoever disagrees picks up the block and challenges the declaration. The Challenger then has 2 minutes to write a correct Solution, 3 with Two Solutions. It may use any number of cubes from Resources.
III-D-2 third | The third player may also write a Solution.
III-D-2 goal-config | Each writer must also write the digit configuration that serves as Goal.
III-D-2 score-challenger | The player who disputed no Goal scores 6 with a correct Solution and 2 without one.
III-D-2 score-third | A Third Party with an incorrect Solution scores 2. With a correct one it is 4 when the Challenger is correct too, and 6 when not. Without a Solution it is 2 when the Challenger is correct, and 6 when not.
III-D-2 score-setter | The Goal-setter scores 2 when anybody presents a correct Solution, and 6 otherwise.
V-A | Any opponent may challenge the player who has just moved or set the Goal, in or out of turn. The only words are Now and Impossible.
V-A-1 | Impossible says that no correct Solution can be made, whatever is done with the cubes left in Resources.
V-A-1 comment | Illegal Goal shape or negative Goal should be met with Impossible.
V-A-2-a comment | Reason: Mover had no alternative with the second-to-last cube; Impossible remains possible; see VIII.
V-A-2-b | Now may be said only after a cube has been played to Required or Permitted. Before that it is set aside, it costs 1 point, and play goes on.
V-B | The block stands equally far from all players. Whoever challenges must pick it up and at the same moment say Now or Impossible.
V-B near-tie | When two players reach for the block at almost the same time, whoever picks it up first is the Challenger.
V-B exact-tie | When the third player thinks that two players lifted the block at exactly the same moment, both of them are Challengers.
V-B invalid (d) | A challenge before the Goal is set is invalid.
V-B invalid (e) | Impossible after the first minute of writing once all cubes are moved is invalid.
V-B invalid (f) | A challenge after the extra five minutes have ended with the call of stop is invalid.
VII-A-1 | After Now the Challenger must present a Solution, the Mover may not, and the Third Party may.
VII-A-2 | After Impossible the Mover must present a Solution, the Challenger may not, and the Third Party may.
VII-B-4-f | After Impossible: Resources count as Permitted.
VII-C-1 | The Third Party has 2 minutes after the challenge to decide about presenting.
VII-C-1 comment | No duty to reveal the decision early; indicates by (a) stating, (b) answering yes/no when asked, (c) handing over the paper.
VII-C-2-a | What has been presented may not be changed, even while there is time left. Trying to change it makes the Solution incorrect.
VII-C-5-b-ii | If unambiguous, a general argument suffices (e.g. Goal 0 but set clearly non-empty; Restriction leaves fewer cards than Goal, no Double Set).
VII-C-5-c | A checker may show that some grouping misses the Goal. The checker copies the Solution and adds grouping to make a wrong reading.
VII-C-5-c two-checkers | Two checkers may work jointly or separately (simultaneously); when ready, each attempt is checked by the writer; one success makes the Solution incorrect.
VII-C-5-c final | If all attempts fail, the Solution stands. Once the writer begins to check attempts, no other objection is allowed.
VII-C-5-c comment (a) | When checkers work apart and the time is over, one or both may take the extra minute, which costs 1 point. Whoever does not take it may change nothing more, or also loses 1 point.
VII-C-5-c comment (b) | Checkers working separately may not communicate (as writers may not).
VII-C-5-c comment (c) | Checkers who work apart have one attempt each. Together they have one.
VII-C-5-c comment (d) | While one proves ambiguity the other may check other aspects.
VII-C-5-c comment (e) | If the revisions are ready in time, no -1 accrues while the writer checks them.
VII-C-5-c indicate | A cube standing for something else must be marked clearly and unambiguously in writing (App. A).
VII-C-6 | Checkers may ask a judge whether the Solution equals the Goal.
VII-C-6-a | After asking the judge, nobody may object any more, even when there is time left.
VII-C-6-b | The judge says yes if any value of the Solution equals any value of the Goal, since nobody showed that it can be read in two ways.
VII-C-7 | A player may appeal if a second judge has ruled and the player has not initialled the scoresheet.
VII-C-7 comment | Appeal procedure lives in an external administrative manual.
VIII-A | When one cube is left, the next Mover plays it to Required or Permitted or challenges Impossible. After the move each player has 2 minutes to write.
VIII-A forbidden | The last cube may not go to Forbidden. If it does, any challenge is set aside without a penalty and the cube goes back. There is no penalty unless the time to move or to challenge Impossible runs out.
VIII-A comment | Player on turn with one cube left may not challenge Now.
VIII-B | Impossible may be said against the player of the last cube until the first minute of writing ends. Writers keep the rest of the 2 minutes.
VIII-B comment | Now against the last cube, or Impossible after the first minute, is set aside and costs 1 point.
IX-D | A serious fault costs 1 point at once, without a warning, when at least two judges agree.
IX-D examples | Consulting notes written before the match, rerolling a legal roll, holding cards face up when dealing, re-dealing any cards, intentionally turning a cube on the mat or in Resources, hiding or adding a Universe card, saying one variation but circling another.
IX-D expel | A pair of judges may give -1 or expel for egregious acts (spoiling scores, knocking cubes, intimidation, refusing to play on).
IX-D questions | Judge stops a player who keeps asking after several questions and asks for the specific problem; if none is named, moves on.
X-A-1 | Correct if obliged to write and wrote correctly. The print still speaks of a Third Party who agrees with the writer; since nobody takes sides in this edition, that has no effect.
X-B-1 | A player who is not correct scores 2. That is whoever presented an incorrect Solution, or challenged Impossible while an opponent was right. It is also a Third Party who presented nothing where the obliged writer was right.
X-B-2 | A Challenger or Mover who is correct scores 6.
X-B-3 | A Third Party scores 6 with a correct Solution after Impossible. It is also 6 with a correct Solution after Now where the Challenger is wrong, and without a Solution there.
X-B-4 | A Third Party scores 4 without a Solution after Impossible where the Mover is wrong, and with a correct Solution after Now where the Challenger is right too.
X-C | Forceout scoring when nobody challenges Impossible.
X-D | A player who is absent, or who comes after the Resources were rolled, loses 2 points in that shake.
XI-A-1-a | There is 1 minute to roll the cubes and set the Universe.
XI-A-1-g | There is 1 minute to say Impossible after the last cube. It is part of the 2 minutes for writing.
XI-A-3 pace | Reasonable pace: one thousand ten, one thousand nine ... ending in zero (or time, time's up, present).
XI-B-2 | If nobody has challenged and there are cubes in Resources, the call is stop. Then there are no more cubes and no challenges. Everybody has 2 minutes to write with any cubes of Resources. A correct Solution scores 4, and otherwise it is 2.
XI-B-3 | Time that a judge needed at a table in the last 5 minutes before the warning is added to the time of that table.
XII-A three | With three players, 6 points go to one who is first alone, 5 to two who share first place, and 4 to three who share it. One who is second alone gets 4, and two who share second place get 3. One who is third alone gets 2. Whoever did not play gets 0.
XII-A two | With two players the first gets 6 points and the second 4. When they tie, each gets 5. Whoever did not play gets 0.
XIII comment | Selection procedure is in II-C.
XIII-A-2 comment (b) | Used as itself it needs no marking (App. A).
XIII-A-6 comment (a) | After Impossible: signs in Resources too; after Now: the single Resources cube if it is (or is wild used as) an operation.
XIII-C-7 | Shift from Permitted; never = or ⊆ to Forbidden.
XIII-C-10 comment | − in a Double Set means subtraction if Double Set was called before Symmetric Difference, symmetric difference if called after.
XIII-D-13 comment (c) | With Double Set also chosen, record selection order 1/2; order decides what − means in the Double Set name.
XIII-D-14 limits | There are 3 minutes to write and 3 minutes to check each pair. Now needs at least 3 cubes in Resources. After the last cube there are 2 minutes to challenge Impossible.
APP-A-1 | Writer must communicate the Solution clearly enough to be verified.
APP-A-2 | Writer removes all ambiguity by (a) grouping and (b) stating the meaning of multi-meaning cubes.
APP-A-3 | Preferred: meaning in the main line, cube noted above/below; the reverse is merely acceptable.
APP-A-4 | A well-written Solution needs no questions: the meaning of each symbol and the reading of the Goal the writer chose should be plain.
APP-A-5 | Arrows preferred; plain superscript/subscript notes acceptable.
APP-A terms | Recommended = taught; Acceptable = judges accept; Unacceptable = incorrect.
APP-A unlisted | An unlisted notation whose intent is clear to the judge is not incorrect for that reason.
APP-A wild | Wild cube: mark meaning; default itself; marking once suffices for all occurrences in both parts.
APP-A cup-cap | ∪/∩: write what you mean; default ∪ union, ∩ intersection; upside-down marking acceptable, barred upside-down glyphs discouraged.
APP-A V-Λ | V/Λ likewise; defaults V = Universe, Λ = empty.
APP-A multiple | Multiple Operations: repeat the sign, no marking.
APP-A multi-restriction | Several Restrictions: separate lines recommended; comma-separated on one line acceptable.
APP-A blank | Blank Card Wild: draw the card or write Blank = colours, inside the circled Solution; default stays blank.
APP-A two-solutions | Same Restriction for two Set-Names: write it twice (separating line); comma or arrows acceptable.
APP-A charts | Sample Universe charts (numbered strip 14, or 12 outside Senior; 16-card strip with undealt crossed out; three grid maps); no set may be pre-shaded inside the 16 cells.
GLO additional-minute | Extra 60 s after the first limit; at its end complete or second -1 and forfeit.
GLO advanced | Form with Restrictions; M/J/S play it.
GLO adventurous | Form where variations are chosen each shake; all divisions play it.
GLO adventurous-variation | Each player selects one or two special rules per shake.
GLO ambiguous-goal | Goal with several legal readings; only under Absolute Value.
GLO ambiguous-solution | Solution with more than one legal interpretation.
GLO basic | Form with neither Restrictions nor variations.
GLO blank-card | Card without dots.
GLO bonus-word | Word to be said before a bonus move.
GLO bonus-move | Resources to Forbidden after saying Bonus and before another move to any of three sections.
GLO chain | Restriction with two or more = or ⊆.
GLO challenge | Opponent's claim of Now or Impossible.
GLO challenge-block | Object that must be picked up to challenge.
GLO challenger | Maker of a legal challenge.
GLO clockwise | To the left.
GLO color-cube | Cube with a colour dot on each face.
GLO complement | Universe cards not in the set.
GLO correct-solution | Meets all of VII-B.
GLO countdown | Measured count 10 to 0 telling the Mover time is running out.
GLO cube | Six-faced block with a symbol per face.
GLO deal | Shuffle then take from the top of a face-down deck; dealer cannot choose cards.
GLO digit | 0-9.
GLO digit-cube | Faces 1,1,2,3,4,5.
GLO division | Elementary ≤ grade 6, Middle ≤ 8, Junior ≤ 10, Senior ≤ 12.
GLO elementary | Grade 6 and below.
GLO empty-set | No cards; same as null set.
GLO forbidden | Section whose cubes may not be used.
GLO forceout | Last Resources cube played to Required or Permitted.
GLO goal | Physical configuration of digit cubes, also any number it legally represents.
GLO goal-word | Word said when finished setting.
GLO goal-section | Where the Goal is placed.
GLO goal-setter | Roller who sets the Goal.
GLO grouping-symbols | Paired parentheses, brackets, braces.
GLO illegal-challenge | After lifting the block: (a) a claim other than Now, Impossible or no-Goal challenge; (b) by the last Mover; (c) before Goal complete; (d) Now with none in Required/Permitted; (e) Now with <2 in Resources; (f) Impossible after the first minute following the last cube.
GLO illegal-procedure | Move or action breaking a procedural rule.
GLO illegal-universe | Too many or too few cards; glossary says 6-10 for E/M/J (contradicts II-B-1's 6-12) and 10-14 Senior.
GLO impossible-word | Word for an Impossible challenge.
GLO impossible-challenge | No correct Solution using all Required, any Permitted, any Resources.
GLO incorrect-solution | Violates any of VII-B.
GLO insulation | Illegality protected by another player's later legal action.
GLO intersection | Cards in both.
GLO invalid-challenge | Same as illegal challenge.
GLO junior | Grade 10 and below.
GLO legal-challenge | By a player other than last Mover, block lifted, Now or Impossible said.
GLO legal-interpretation | Evaluation breaking no rule of mathematics or the game.
GLO legal-move | Bonus by a non-leading Goal-setter; setting a legal Goal; or on-turn transfer, except last cube to Forbidden and = ⊆ to Forbidden with >4 left.
GLO match | Sequence of shakes by 2-3 players until the time limit.
GLO middle | Grade 8 and below.
GLO minus | Word for set subtraction.
GLO minute | Time for all sand to pass, about 60 s.
GLO move | Setting the Goal or moving a Resources cube to a section.
GLO mover | Player who made the most recent move (so the Goal-setter is Mover once the Goal is set).
GLO negative | Below 0.
GLO never-word | Former word for Impossible.
GLO never-challenge | Same as Impossible challenge.
GLO no-goal-word | Words making the declaration.
GLO no-goal-challenge | Opponent's claim that the declaration is wrong (III-D).
GLO no-goal-declaration | Claim that no settable Goal has a Solution from the remaining Resources.
GLO non-negative | Zero or positive.
GLO now-word | Word for a Now challenge.
GLO now-challenge | Solution exists with all Required, any Permitted, at most one Resources cube.
GLO null-set | Empty set.
GLO numeral-cube | Digit cube.
GLO operation-cube | Operation symbol on each face.
GLO operation-symbol | ∪ ∩ − ' even when a variation gives them another meaning.
GLO order | Sequence of operations in Goal or Solution.
GLO penalty | Punishment, e.g. -1 or cube returned.
GLO permitted | Cubes may be used.
GLO playing-mat | R, P, F and Goal sections; Resources never part.
GLO presenting | Handing over, placing centrally, or letting an opponent take the Solution.
GLO regular-move | Move without Bonus, or the second cube after a bonus.
GLO required | Cubes must be used.
GLO resource-cube | Rolled cube not yet in any section.
GLO resources | Top faces after the roll.
GLO restricted-universe | Universe after Restrictions.
GLO restriction | Statement with one or more = or ⊆.
GLO restriction-cube | Faces =, ⊆, V, Λ.
GLO restriction-part | One or more Restrictions.
GLO restriction-statement | Same as Restriction.
GLO round | Same as match.
GLO scoresheet | Shake scores recorded, totalled, signed, turned in by a winner.
GLO senior | Grade 12 and below.
GLO set-name | Expression naming zero or more Universe cards.
GLO set-name-part | Exactly one Set-Name.
GLO set-subtraction | In Set1 not Set2.
GLO shake | From roll and deal to at least one Solution written.
GLO solution | Set-Name part plus, if necessary, Restriction part, presented after a challenge or forceout.
GLO solution-writer | Player who must present after a challenge or forceout.
GLO subtraction | Set subtraction.
GLO symmetric-difference | In exactly one of the sets.
GLO table | Two or three players in one match.
GLO ten-second-warning | Aloud count 10 to 0 when sand runs out.
GLO third-party | Neither Challenger nor Mover in a three-player challenge.
GLO timed-player | Player currently against the clock.
GLO time-limit | Allotted time for an action.
GLO timer | Sand glass of about 60 s for one- and two-minute limits.
GLO turn | When a player must move, challenge or complete a timed action.
GLO undefined | Names no set: 'B, G∪, −R.
GLO union | In either or both.
GLO universal-set | All dealt cards.
GLO universe | Same as universal set.
GLO universe-chart | Chart to record the Universe.
GLO valid-challenge | A challenge that is not illegal.
GLO variation | Same as adventurous variation.
GLO variation-selection | One or two variations circled, blanks filled.
GLO variation-chart | Chart where each selection is recorded per shake.
GLO warning | (a) round-time announcement, no new shakes; (b) conduct notice, next violation that round costs 1.
GLO whole-number | Non-negative integer.
GLO wild-cube | Cube that may represent another symbol through a variation.
`;
