/** WFF 'N PROOF 2017-18 in our own words. */
export const clauses = `
I-A | Two or three players; match = one or more shakes; a shake closes with somebody attempting a solution = premises (WFFs) + rule names from which the goal follows, accompanied by a proof.
I-B | Equipment list: cubes, mat, timer, challenge block.
I-B-1 | 28 cubes: 14 uppercase (faces C, A, K, E, N, R) and 14 lowercase (p, q, r, s, i, o).
I-B-2 | Mat with four sections.
I-B-2-a | Goal section holds the Goal.
I-B-2-b | Permitted: any may be used.
I-B-2-c | Forbidden: none may be used.
I-B-2-d | Required: all must be used in premises or rules and be an essential part (VII-B-4).
I-B-3 | One-minute sand timer.
I-B-4 | Challenge block, solid and not jointly graspable.
I-C | Pencils/pens and blank paper only; no notes, books, calculators, phones, electronics (no variation sheets in this game).
I-D | First Goal-setter by uppercase roll; then one seat left per shake.
I-D lot | Each rolls an uppercase cube; letter nearest the start of the alphabet (A<C<E<K<N<R) sets; ties re-roll.
II-A | Four cube types.
II-A-1 | Sentence variables p, q, r, s are the simplest WFFs.
II-A-2 | CAKE letters C, A, K, E connect WFFs and, with rules cubes, form rule names.
II-A-3 | N negates a WFF or forms rules with rules cubes.
II-A-4 | R, i, o serve only in rule names.
II-B | WFFs are built from variables and CAKE letters (and N).
II-B-1 | Goal, every premise and every proof line must be WFFs.
II-B-2 | p, q, r, s are WFFs.
II-B-3 | Longer WFFs use CAKE letters.
II-B-3-a | C/A/K/E followed by exactly two WFFs is a WFF (prefix notation).
II-B-3-a examples | Kpr, Cqs, Esp, Aqq, CKprAsp, AEqsp, and a longer one that is read KANqKqsEpp.
II-B-3-b | N followed by one WFF is a WFF (Nq, NNp, NKpr, KNpr, CNpNs).
III-A | Elementary Game and Middle Game rules: Ko, Ki, Rp, Ai, Co, Eo, Ei.
III-A note | None needs sub-proofs, so sub-proofs are not allowed there.
III-B | Regular Game adds Ci, Ao, Ni, No, R.
III-B note | Junior, Senior and also Middle Division may use sub-proofs according to this note, at odds with III-A; Forceout plays the Middle game of III-A unless the table asks for the regular one.
III-C | Each rule is listed once in a solution even if used many times in the proof.
III-C example | p, KsCpr / Ko, Co, Ki proves Ksr with Ko used twice.
III-D | R cube is part of Rp, is R (Reiterate) in Regular, and may also stand for any whole rule.
III-D-1 | One R cube replaces the entire two-cube rule name.
III-D-2 | Several R cubes may stand for different rules.
III-D-3 | Such use must be indicated, usually R(Ci).
IV-A | Goal-setter rolls all 28; top faces are Resources.
IV-A-1 | Shake begins when roll timing starts or cubes are rolled.
IV-A-2 | No turning cubes or obstructing view (IX-C).
IV-B | Roller must set a Goal from Resources.
IV-C | Goal of 1 to 7 cubes forming a WFF; touching cubes must be used.
IV-C-1 | Say "Goal Set".
IV-C-2 | May rearrange until then.
IV-C-3 | If time runs out, or the setter turns the timer, the Goal counts as set.
IV-C-4 | No change once set.
IV-D | Goal-setter may bonus before the first Goal cube.
IV-D-1 | Say Bonus, then one Resources cube to Forbidden.
IV-D-2 | A leading Goal-setter may not take a bonus. When it is pointed out before the next move or legal challenge, the cube goes back to Resources; in Middle, Junior and Senior the Goal-setter also loses 1 point.
IV-D-2 note | Elementary: bonus while leading is legal.
V-A | Play clockwise.
V-B | Move a Resources cube to R/P/F or challenge the last Mover.
V-B done | Complete on touching the mat; then it stays.
V-C | Not leading: bonus before the regular move.
V-C-1 | Say Bonus then one cube to Forbidden.
V-C-1 comment (a) | Unannounced = regular move.
V-C-1 comment (b) | First to Forbidden, second anywhere.
V-C-2 | When a leader's bonus is pointed out before another player's legal move or challenge, the second cube of that turn goes back to Resources and the Mover loses 1 point. In Elementary the leader may take a bonus.
V-C-2 note | Both placed at once: Mover chooses which returns.
VI-A | Now and Impossible only, in or out of turn, against the last Mover incl. Goal-setter.
VI-A-1 | Impossible: no correct Solution and Proof whatever happens to Resources.
VI-A-1 comment (a) | Non-WFF Goal should be challenged Impossible (pKr, CCCss, Apo, Epqrs).
VI-A-1 comment (b) | Opponents have to wait until the Goal is finished. Nobody may reserve the block.
VI-A-1 comment (c) | "Never" is accepted as Impossible without penalty.
VI-A-2 | Now: Solution and Proof with mat cubes and at most one Resources cube.
VI-A-2-a | Now may be said only while at least 2 cubes are in Resources. Otherwise the challenge is invalid: it is set aside, and the Challenger loses 1 point.
VI-A-2-a comment | Reason; see VIII.
VI-A-2-b | Now may be said only after a cube has been played to Required or Permitted. Before that it is set aside, it costs 1 point, and play goes on.
VI-B | Block equidistant; pick up and say Now or Impossible.
VI-B invalid | Whoever picks up the block and makes an invalid challenge, or says nothing, loses 1 point, and the challenge is set aside. Challenging yourself is an example, and so is Now before a cube is in Required or Permitted.
VI-B invalid (b) | Now before any cube has been played to the mat is invalid.
VI-B self | Whoever challenges themselves loses 1 point in the Regular game. In the Elementary and Middle games the challenge is set aside without a penalty.
VI-B withdraw | Whoever picks up the block and then decides not to challenge loses 1 point, and play goes on.
VI-B comment (a) | Block determines the Challenger.
VI-B comment (b) | Touching is meaningless; no lingering hand, finger or pencil.
VI-B comment (c) | Lift only to challenge.
VII-A | A valid challenge obliges one or more players to write Solution plus Proof.
VII-A-1 | Now: Challenger must, Mover may not.
VII-A-2 | Impossible: Mover must, Challenger may not.
VII-A-3 | Third Party must side; siding with the obliged writer means writing too.
VII-B | Correct = WFF premises, legal rules, and an accompanying Proof.
VII-B-1 | Solution is visibly separate from the Proof, on any side of it.
VII-B-2 | Proof layout guidelines (a)-(j).
VII-B-2-a | Top line should list premises → goal.
VII-B-2-b | Premises first, one per line, all of them.
VII-B-2-c | The "s" mark for suppositions is optional, never penalised.
VII-B-2-d | At least one rule besides the premises.
VII-B-2-e | Sub-proofs are indented and their delimiting lines written.
VII-B-2-f | Exactly one premise per sub-proof.
VII-B-2-g | Each WFF below the premises carries one legal rule; R alone may accompany one further rule, inside a sub-proof.
VII-B-2-h | R is repeated for each level of reiteration (R,R for two levels).
VII-B-2-i | Line numbers and step references optional, never penalised.
VII-B-2-j | Three example proofs fix the acceptable format (plain; with nested sub-proofs, double and single reiteration lines R,R and R; wild R with arrows to Required cubes).
VII-B-3 | Cubes used correctly.
VII-B-3-a | At least 2 cubes.
VII-B-3-b | All Required.
VII-B-3-c | No Forbidden cube.
VII-B-3-c comment | Cubes are individuals: a q may be Forbidden while another q is Required.
VII-B-3-d | Permitted optional.
VII-B-3-e | After Now at most one Resources cube.
VII-B-3-f | After Impossible any Resources.
VII-B-4 | Required cubes must be essential: removing them would make the solution incorrect.
VII-B-4-a | To prove non-essential the checker writes a new solution minus premises/rules containing a Required cube, with its own proof.
VII-B-4-b | No cubes may be added.
VII-B-4-c | Several premises/rules may be shown non-essential at once.
VII-B-4-d | No splitting or rearranging of the original premises or rules.
VII-B-4-e | Required cubes should be indicated (arrows); omission is not an error.
VII-B-4-e ambiguity | If unmarked and the solution holds two of the same cube, one Required and one Permitted, the checker may choose which of them to prove non-essential.
VII-B-4-e ambiguity example | Kpr / Ko, Ki with one K Required and two Permitted, unmarked: the checker picks which K counts as the Required one and attacks it.
VII-B-4-e example | r,p,s / Ki with p Required: r,s / Ki shows p non-essential (second clause also lettered (e)).
VII-C | After time or readiness each presented Solution and Proof is checked.
VII-C-1 | Three-player challenge, before anything is presented: by the end of the 3 writing minutes the Third Party declares whether presenting; not retractable.
VII-C-1 comment | Indicate by statement, joining a side, or presenting at time.
VII-C-2 | All presented before any is checked.
VII-C-2-a | What has been presented may not be corrected.
VII-C-2-b | Circle Solution and Proof; at once when asked.
VII-C-3 | 3 minutes per Solution and Proof, any order, both opponents together, one at a time; non-essentiality proofs inside the same 3 minutes.
VII-C-4 | Accept or reject in time; rejecter shows a VII-B violation; else correct.
VII-C-4 accept-2 | With three players, whoever presents nothing and accepts another player's Solution scores 2, even when the other checker shows later that it is wrong.
VII-C-4 comment | Do not move R/P/Resources cubes to build it.
VII-C-5 | Reasons a-g (or VII-B).
VII-C-5-a | Goal is not a WFF.
VII-C-5-b | A premise is not a WFF.
VII-C-5-c | A rule is used incorrectly.
VII-C-5-d | A Required cube is non-essential.
VII-C-5-e | A rule not allowed in that division is used.
VII-C-5-f | Necessary cubes are lacking.
VII-C-5-g | No correct proof.
VII-C-5-g-1 | A non-premise WFF has no rule.
VII-C-5-g-2 | Proof does not end with the goal.
VII-C-5-g-3 | Two WFFs on a line.
VII-C-5-g-4 | A line is not a WFF.
VII-C-5-g-5 | A rule name is written incorrectly.
VII-C-5-g-6 | A sub-proof is not indented (Regular game).
VII-C-5-g-7 | Two or more rules on a line, except R with others in Regular.
VII-D | A judge may not be asked whether the Solution equals the Goal; only specific procedural or proof questions.
VIII-A | One cube left: play to R/P or challenge Impossible; then 3 minutes for all to write.
VIII-A forbidden | The last cube may not go to Forbidden. If it does, any challenge is set aside, and the Mover has to play the cube to Permitted or Required. There is no penalty unless the time to move runs out.
VIII-B | Impossible allowed in the first minute of the 3; Mover (and a Third Party siding with Mover) has the rest of the 3 minutes.
VIII-B comment | Now against the last cube, or Impossible after the first minute, is set aside. Only the Now costs 1 point.
IX-A | Charger must specify within 15 seconds.
IX-A-1 | After an illegal move the cubes go back to where they were and, if necessary, a new move is made.
IX-A-1 time | There are at least 10 seconds to put an illegal move right, unless it was made after the countdown. Nothing else is lost but time.
IX-A-1 examples | Out of turn; two cubes without Bonus.
IX-A-2 | When the move that was pointed out is legal, it stands.
IX-A-2 comment | Mistaken charges are free; frequent ones fall under IX-C.
IX-B | A legal action by another player insulates an uncorrected illegality.
IX-B example | Insulated illegal bonus stays without penalty.
IX-C | A judge warns a player who annoys or intimidates others. The head judge may then take 1 point for every later violation in that round or a later one. Whoever goes on, or does something very bad, may be disqualified for the round or for all later rounds.
IX-C replay | Head judge may order replay of shakes or the round by the other two, or of the shake by all three.
IX-C examples | Talking, tapping, humming, hand at block, false charges, spoiling perfect scores, obnoxious countdown (no phone or variation item).
X-A | Who is correct after a challenge.
X-A-1 | Correct if obliged and correct; agreeing Third Party must write correctly too.
X-A-2 | Correct if not obliged and no opponent correct.
X-A-2 exception | Accepting non-presenter scores 2.
X-B | Points after a challenge.
X-B-1 | A player who is not correct scores 2.
X-B-2 | A player who is correct scores 6, except that a Third Party who agrees with the Challenger scores 4.
X-C | Forceout scoring when nobody challenges Impossible.
X-C-1 | After the last cube a correct Solution scores 4.
X-C-2 | After the last cube a player without a correct Solution scores 2.
X-D | A player who is absent scores 0 in that shake.
XI-A | Whoever does not finish in time loses 1 point and has one more minute. Whoever does not finish then loses another point and the turn or task. A timer measures limits of 1, 2 and 3 minutes.
XI-A note | Each -1 initialled by a judge.
XI-A-1-a | Roll and set the Goal: 2 minutes together.
XI-A-1-b | First turn of left player 2 minutes.
XI-A-1-c | Other turns 1 minute incl. bonus.
XI-A-1-d | State challenge 15 s.
XI-A-1-e | Write 3 minutes; Third Party decides within.
XI-A-1-f | Check 3 minutes.
XI-A-2 | Leftover sand gives the next player additional time; the timing opponent flips or not so as to give the lesser amount before the next limit starts.
XI-A-3 | When the time is over, the player is warned and an opponent counts down 10 seconds aloud. Only a player who has not finished at zero loses 1 point.
XI-A-3 pace | Reasonable pace 1010, 1009 ... zero.
XI-A-3 exception | After lifting the block there are 15 seconds and no countdown. Whoever has not said a valid challenge by then loses 1 point, and play goes on.
XI-B | Round 35 minutes; at 30 a five-minute warning, no new shakes.
XI-B stop | After the 5 minutes, if no challenge was made and cubes remain: stop, no more cubes, end of round; 3 minutes for everyone to write with any Resources; correct 4, incorrect 2.
XII-A three | 6 / tie 5 / three-way 4 / second 4 / tie second 3 / third 2.
XII-A two | 6 / tie 5 / second 4.
XII-B | All sign or initial; winner (or a co-winner) turns it in; simple oversight corrected if all agree; evidence of intent to deceive triggers 1-2.
XII-B-1 | Whoever signs on purpose for a score that is too low keeps the lower score.
XII-B-2 | Whoever signs on purpose for a score that is too high has 0 for that round.
`;
