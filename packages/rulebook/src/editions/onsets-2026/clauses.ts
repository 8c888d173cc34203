/**
 * What On-Sets 2026-27 has beside the clauses of 2014-15. A clause alone on its line only says where the new ones
 * below it belong; a line that begins with a minus names a clause that is gone.
 */
export const clauses = `
- BASIC-I-C
- BASIC-IV-B-1
- BASIC-IV-B-2
- III-D-2 fail
- VII-A-3
BASIC-VI-B
BASIC-VI-C | EMJS | shake-scoring | enforce
III-D-2 | EMJS | challenge | enforce+timer
III-D-2 third | EMJS | challenge | enforce
III-D-2 goal-config | EMJS | solution-form | checker
III-D-2 score-challenger | EMJS | shake-scoring | enforce
III-D-2 score-third | EMJS | shake-scoring | enforce
III-D-2 score-setter | EMJS | shake-scoring | enforce
V-B
V-B near-tie | EMJS | challenge | enforce
V-B exact-tie | EMJS | challenge | referee-decides
V-B invalid (c)
V-B invalid (d) | EMJS | challenge | enforce
V-B invalid (e) | EMJS | challenge | enforce
V-B invalid (f) | EMJS | challenge | enforce
VII-C-5-c
VII-C-5-c two-checkers | EMJS | ambiguity | enforce
VII-C-5-c final | EMJS | ambiguity | enforce
VII-C-5-c comment (a) | EMJS | ambiguity | timer
VII-C-5-c comment (b) | EMJS | conduct | physical-only
VII-C-5-c comment (c)
VII-C-5-c comment (d) | EMJS | checking | enforce
VII-C-5-c comment (e) | EMJS | ambiguity | timer
VII-C-5-e
VII-C-6 | EMJS | checking | referee-decides
VII-C-6-a | EMJS | checking | enforce
VII-C-6-b | EMJS | checking | evaluator
VII-C-7 | EMJS | checking | referee-decides
VII-C-7 comment | EMJS | checking | display
VIII-A forbidden
VIII-A comment | EMJS | last-cube | enforce
IX-C examples
IX-D | EMJS | conduct | referee-decides
IX-D examples | EMJS | conduct | referee-decides
IX-D expel | EMJS | conduct | referee-decides
IX-D questions | EMJS | conduct | referee-decides
X-B-2
X-B-3 | EMJS | shake-scoring | enforce
X-B-4 | EMJS | shake-scoring | enforce
XI-B-2 comment
XI-B-3 | EMJS | round-end | referee-decides
XIII-D-13 comment (b)
XIII-D-13 comment (c) | S | variation-selection | enforce
XIII-D-14 comment (h)
APP-A-1 | EMJS | solution-form | checker
APP-A-2 | EMJS | ambiguity | checker
APP-A-3 | EMJS | solution-form | display
APP-A-4 | EMJS | solution-form | display
APP-A-5 | EMJS | solution-form | display
APP-A terms | EMJS | checking | referee-decides
APP-A unlisted | EMJS | checking | referee-decides
APP-A wild | EMJS | solution-form | checker
APP-A cup-cap | EMJS | solution-form | checker
APP-A V-Λ | EMJS | solution-form | checker
APP-A multiple | EMJS | solution-form | checker
APP-A multi-restriction | MJS | solution-form | checker
APP-A blank | JS | solution-form | checker
APP-A two-solutions | S | solution-form | checker
APP-A charts | EMJS | setup | display
GLO additional-minute | EMJS | glossary | timer
GLO advanced | MJS | glossary | display
GLO adventurous | EMJS | glossary | display
GLO adventurous-variation | EMJS | glossary | enforce
GLO ambiguous-goal | MJS | glossary | evaluator
GLO ambiguous-solution | EMJS | glossary | evaluator
GLO basic | EMJS | glossary | display
GLO blank-card | EMJS | glossary | display
GLO bonus-word | EMJS | glossary | enforce
GLO bonus-move | EMJS | glossary | enforce
GLO chain | MJS | glossary | evaluator
GLO challenge | EMJS | glossary | enforce
GLO challenge-block | EMJS | glossary | enforce
GLO challenger | EMJS | glossary | enforce
GLO clockwise | EMJS | glossary | enforce
GLO color-cube | EMJS | glossary | enforce
GLO complement | EMJS | glossary | evaluator
GLO correct-solution | EMJS | glossary | checker
GLO countdown | EMJS | glossary | timer
GLO cube | EMJS | glossary | display
GLO deal | EMJS | glossary | enforce
GLO digit | EMJS | glossary | display
GLO digit-cube | EMJS | glossary | enforce
GLO division | EMJS | glossary | enforce
GLO elementary | E | glossary | enforce
GLO empty-set | EMJS | glossary | evaluator
GLO forbidden | EMJS | glossary | checker
GLO forceout | EMJS | glossary | enforce
GLO goal | EMJS | glossary | evaluator
GLO goal-word | EMJS | glossary | enforce
GLO goal-section | EMJS | glossary | display
GLO goal-setter | EMJS | glossary | enforce
GLO grouping-symbols | EMJS | glossary | checker
GLO illegal-challenge | EMJS | glossary | enforce
GLO illegal-procedure | EMJS | glossary | enforce
GLO illegal-universe | EMJS | glossary | enforce
GLO impossible-word | EMJS | glossary | enforce
GLO impossible-challenge | EMJS | glossary | checker
GLO incorrect-solution | EMJS | glossary | checker
GLO insulation | EMJS | glossary | enforce
GLO intersection | EMJS | glossary | evaluator
GLO invalid-challenge | EMJS | glossary | enforce
GLO junior | J | glossary | enforce
GLO legal-challenge | EMJS | glossary | enforce
GLO legal-interpretation | EMJS | glossary | evaluator
GLO legal-move | EMJS | glossary | enforce
GLO match | EMJS | glossary | enforce
GLO middle | M | glossary | enforce
GLO minus | EMJS | glossary | display
GLO minute | EMJS | glossary | timer
GLO move | EMJS | glossary | enforce
GLO mover | EMJS | glossary | enforce
GLO negative | EMJS | glossary | evaluator
GLO never-word | EMJS | glossary | display
GLO never-challenge | EMJS | glossary | enforce
GLO no-goal-word | EMJS | glossary | enforce
GLO no-goal-challenge | EMJS | glossary | enforce
GLO no-goal-declaration | EMJS | glossary | enforce
GLO non-negative | EMJS | glossary | evaluator
GLO now-word | EMJS | glossary | enforce
GLO now-challenge | EMJS | glossary | checker
GLO null-set | EMJS | glossary | evaluator
GLO numeral-cube | EMJS | glossary | display
GLO operation-cube | EMJS | glossary | enforce
GLO operation-symbol | EMJS | glossary | checker
GLO order | EMJS | glossary | evaluator
GLO penalty | EMJS | glossary | enforce
GLO permitted | EMJS | glossary | checker
GLO playing-mat | EMJS | glossary | display
GLO presenting | EMJS | glossary | enforce
GLO regular-move | EMJS | glossary | enforce
GLO required | EMJS | glossary | checker
GLO resource-cube | EMJS | glossary | enforce
GLO resources | EMJS | glossary | enforce
GLO restricted-universe | MJS | glossary | evaluator
GLO restriction | MJS | glossary | evaluator
GLO restriction-cube | EMJS | glossary | enforce
GLO restriction-part | MJS | glossary | checker
GLO restriction-statement | MJS | glossary | display
GLO round | EMJS | glossary | display
GLO scoresheet | EMJS | glossary | enforce
GLO senior | S | glossary | enforce
GLO set-name | EMJS | glossary | evaluator
GLO set-name-part | EMJS | glossary | checker
GLO set-subtraction | EMJS | glossary | evaluator
GLO shake | EMJS | glossary | enforce
GLO solution | EMJS | glossary | checker
GLO solution-writer | EMJS | glossary | enforce
GLO subtraction | EMJS | glossary | display
GLO symmetric-difference | S | glossary | evaluator
GLO table | EMJS | glossary | enforce
GLO ten-second-warning | EMJS | glossary | timer
GLO third-party | EMJS | glossary | enforce
GLO timed-player | EMJS | glossary | timer
GLO time-limit | EMJS | glossary | timer
GLO timer | EMJS | glossary | timer
GLO turn | EMJS | glossary | enforce
GLO undefined | EMJS | glossary | evaluator
GLO union | EMJS | glossary | evaluator
GLO universal-set | EMJS | glossary | evaluator
GLO universe | EMJS | glossary | evaluator
GLO universe-chart | EMJS | glossary | display
GLO valid-challenge | EMJS | glossary | enforce
GLO variation | EMJS | glossary | display
GLO variation-selection | EMJS | glossary | enforce
GLO variation-chart | EMJS | glossary | enforce
GLO warning | EMJS | glossary | enforce
GLO whole-number | EMJS | glossary | evaluator
GLO wild-cube | EMJS | glossary | evaluator
`;
