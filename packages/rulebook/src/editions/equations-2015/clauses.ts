/**
 * The clauses of Equations 2015-16 in the order of the rulebook: clause, divisions by first letter, area, who sees to it,
 * and the clause of `sameIn` that says the same.
 */
export const sameIn = 'onsets-2026';

export const clauses = `
NOTE-1 | EMJS | glossary | display
NOTE-2 | EMJS | glossary | display
NOTE-3 | EMJS | glossary | display
NOTE-4 | EMJS | glossary | display
BASIC-0 | EMJS | setup | enforce
BASIC-I | EMJS | setup | enforce
BASIC-I-A | EMJS | goal | enforce
BASIC-I-B | EMJS | goal | evaluator
BASIC-II | EMJS | move | enforce
BASIC-III | EMJS | solution-form | checker
BASIC-III-A | EMJS | cube-use | checker
BASIC-III-B | EMJS | cube-use | checker
BASIC-III-C | EMJS | solution-form | checker
BASIC-III-D | EMJS | solution-form | checker
BASIC-III-E | EMJS | evaluation | evaluator
BASIC-III-F | EMJS | evaluation | evaluator
BASIC-IV-A | EMJS | challenge | enforce
BASIC-IV-A-1 | EMJS | challenge | checker
BASIC-IV-A-1-a | EMJS | cube-use | checker | BASIC-IV-A-1-a
BASIC-IV-A-1-b | EMJS | cube-use | checker | BASIC-IV-A-1-b
BASIC-IV-A-1-c | EMJS | cube-use | checker | BASIC-IV-A-1-c
BASIC-IV-A-2 | EMJS | challenge | checker
BASIC-IV-B | EMJS | challenge | enforce
BASIC-IV-B-1 | EMJS | challenge | enforce
BASIC-IV-B-2 | EMJS | challenge | enforce
BASIC-V | EMJS | shake-scoring | enforce
BASIC-V-A | EMJS | shake-scoring | enforce | BASIC-V-A
BASIC-V-B | EMJS | shake-scoring | enforce | BASIC-V-B
BASIC-VI-A | EMJS | shake-scoring | enforce
BASIC-VI-B | EMJS | shake-scoring | enforce
BASIC-VI-C | EMJS | shake-scoring | enforce
BASIC-VII | EMJS | last-cube | enforce
I-A | EMJS | setup | enforce
I-B | EMJS | setup | enforce
I-B-1 | EMJS | setup | enforce
I-B-2 | EMJS | setup | enforce
I-B-2-a | EMJS | goal | enforce
I-B-2-b | EMJS | cube-use | checker
I-B-2-c | EMJS | cube-use | checker
I-B-2-d | EMJS | cube-use | checker
I-B-2 comment | EMJS | setup | enforce
I-B-3 | EMJS | time | timer
I-B-4 | EMJS | setup | physical-only
I-C | EMJS | conduct | physical-only
I-C chart | EM | conduct | display
I-D | EMJS | setup | enforce
I-D lot | EMJS | setup | enforce
II-A | EMJS | setup | enforce
II-A-1 | EMJS | setup | enforce
II-A-2 | EMJS | illegal-procedure | enforce
II-B | EMJS | variation-selection | enforce
II-B-1 | EMJS | variation-selection | enforce
II-B-1-a | EMJS | time | timer
II-B-1-b | EMJS | time | timer
II-B-1-c | EMJS | variation-selection | enforce
II-B-2 | EMJS | variation-selection | enforce
II-B-2 late | EMJS | variation-selection | enforce
II-B-2 examples | EMJS | variation-selection | enforce
II-B-3 | EMJS | variation-selection | enforce
II-B-3 time | EMJS | time | timer
III-A | EMJS | evaluation | evaluator
III-A examples | EMJS | evaluation | evaluator
III-A comment (a) | EMJS | solution-form | checker
III-A comment (b) | S | evaluation | evaluator
III-B | EMJS | evaluation | evaluator
III-B-1 | EMJS | evaluation | evaluator
III-B-2 | EMJS | evaluation | evaluator
III-B-3 | EMJS | evaluation | evaluator
III-C | EMJS | evaluation | evaluator
III-C-1 | EMJS | evaluation | evaluator
III-C-2 | EMJS | evaluation | evaluator
III-C-2-a | EMJS | evaluation | evaluator
III-C-2-b | EMJS | evaluation | evaluator
III-C-2-c | EMJS | evaluation | evaluator
III-C-2-d | EMJS | evaluation | evaluator
III-C-2-e | EMJS | evaluation | evaluator
III-C-2 examples | EMJS | evaluation | evaluator
IV-A | EMJS | goal | enforce
IV-B | EMJS | goal | enforce
IV-B-1 | EMJS | goal | evaluator
IV-B-2 | EMJS | goal | evaluator
IV-B-2 comment | EMJS | goal | evaluator
IV-B-3 | EMJS | goal | enforce
IV-B-3-a | EMJS | goal | enforce
IV-B-3-b | EMJS | goal | enforce
IV-B-3-c | EMJS | goal | enforce
IV-C | EMJS | bonus | enforce
IV-C-1 | EMJS | bonus | enforce
IV-C-2 | EMJS | bonus | enforce
IV-C-2 penalty | EMJS | bonus | enforce
IV-D | EMJS | goal | enforce+timer
IV-D-1 | EMJS | goal | enforce
IV-D-1 comment (a) | EMJS | goal | display
IV-D-1 comment (b) | EMJS | shake-scoring | enforce
IV-D-1 comment (c) | EMJS | goal | enforce
IV-D-2 | EMJS | goal | enforce+timer
IV-D-2 set | EMJS | goal | enforce
IV-D-2 fail | EMJS | goal | enforce
V-A | EMJS | move | enforce
V-B | EMJS | move | enforce
V-B done | EMJS | move | enforce
V-C | EMJS | bonus | enforce
V-C-1 | EMJS | bonus | enforce
V-C-1 comment (a) | EMJS | bonus | enforce
V-C-1 comment (b) | EMJS | bonus | enforce
V-C-2 | EMJS | bonus | enforce
V-C-2 comment (a) | EMJS | bonus | enforce
V-C-2 comment (b) | EMJS | bonus | enforce
VI-A | EMJS | challenge | enforce
VI-A-1 | EMJS | challenge | checker
VI-A-1 comment (a) | EMJS | challenge | display
VI-A-1 comment (b) | EMJS | challenge | enforce
VI-A-2 | EMJS | challenge | checker
VI-A-2-a | EMJS | challenge | enforce
VI-A-2-a comment | EMJS | challenge | display
VI-A-2-b | EMJS | challenge | enforce
VI-B | EMJS | challenge | enforce
VI-B invalid | EMJS | challenge | enforce
VI-B invalid (a) | EMJS | challenge | enforce
VI-B invalid (b) | EMJS | challenge | enforce
VI-B invalid (c) | EMJS | challenge | enforce
VI-B withdraw | EMJS | challenge | enforce
VI-B comment (a) | EMJS | challenge | display
VI-B comment (b) | EMJS | conduct | physical-only
VI-B comment (c) | EMJS | conduct | enforce
VII-A | EMJS | solution-form | enforce
VII-A-1 | EMJS | challenge | enforce
VII-A-2 | EMJS | challenge | enforce
VII-A-3 | EMJS | challenge | enforce
VII-B | EMJS | checking | checker
VII-B-1 | EMJS | solution-form | checker
VII-B-2 | EMJS | evaluation | evaluator
VII-B-2 examples | EMJS | evaluation | evaluator
VII-B-2 note | EMJS | ambiguity | display
VII-B-2 comment (a) | EMJS | solution-form | checker
VII-B-2 comment (b) | EMJS | solution-form | checker
VII-B-2 comment (c) | EMJS | solution-form | checker
VII-B-3 | EMJS | cube-use | checker
VII-B-3-a | EMJS | cube-use | checker
VII-B-3-b | EMJS | cube-use | checker
VII-B-3-c | EMJS | cube-use | checker
VII-B-3-c comment | EMJS | cube-use | checker
VII-B-3-d | EMJS | cube-use | checker
VII-B-3-e | EMJS | cube-use | checker
VII-B-3-f | EMJS | cube-use | checker
VII-B-4 | EMJS | solution-form | checker
VII-B-5 | EMJS | evaluation | checker
VII-B-6 | EMJS | ambiguity | checker
VII-B-6-a | EMJS | ambiguity | evaluator
VII-B-6-b | EMJS | ambiguity | evaluator
VII-B-6-b-i | EMJS | ambiguity | evaluator
VII-B-6-b-ii | EMJS | ambiguity | evaluator
VII-B-6-b-iii | MJS | ambiguity | evaluator
VII-B-6-b-iv | EMJS | ambiguity | evaluator
VII-B-6-b-v | S | ambiguity | evaluator
VII-B-6-c | EMJS | ambiguity | evaluator
VII-B-6-c example (a) | EMJS | ambiguity | evaluator
VII-B-6-c example (b) | EMJS | ambiguity | evaluator
VII-B-6-c example (c) | MJS | ambiguity | evaluator
VII-B-6-c example (d) | MJS | ambiguity | evaluator
VII-B-6-c note | EMJS | goal | evaluator
VII-C | EMJS | checking | enforce
VII-C-1 | EMJS | challenge | timer
VII-C-1 comment | EMJS | challenge | enforce
VII-C-2 | EMJS | checking | enforce
VII-C-2-a | EMJS | checking | enforce
VII-C-2-b | EMJS | checking | enforce
VII-C-3 | EMJS | time | timer
VII-C-3 comment | EMJS | checking | enforce
VII-C-4 | EMJS | checking | enforce
VII-C-4 accept-2 | EMJS | shake-scoring | enforce
VII-C-4 comment | EMJS | checking | physical-only
VII-C-5 | EMJS | checking | enforce
VII-C-5-a | EMJS | checking | evaluator
VII-C-5-b | EMJS | checking | evaluator
VII-C-5-c | EMJS | ambiguity | checker
VII-C-5-c two-checkers | EMJS | ambiguity | enforce
VII-C-5-c final | EMJS | ambiguity | enforce
VII-C-5-c comment (a) | EMJS | ambiguity | timer
VII-C-5-c comment (b) | EMJS | conduct | physical-only
VII-C-5-c comment (c) | EMJS | ambiguity | enforce
VII-C-5-c comment (d) | EMJS | checking | enforce
VII-C-5-c comment (e) | EMJS | ambiguity | timer
VII-C-5-c examples | EMJS | ambiguity | evaluator
VII-C-5-c indicate | EMJS | solution-form | checker
VII-C-5-d | EMJS | checking | evaluator
VII-C-5-d-i | EMJS | checking | display
VII-C-5-d-ii | EMJS | checking | referee-decides
VII-C-5-d-iii | EMJS | checking | referee-decides
VII-C-5-d-iii limit 1 | EMJS | checking | enforce
VII-C-5-d-iii limit 2 | EMJS | checking | evaluator
VII-C-5-d-iii example | EMJS | checking | evaluator
VII-C-5-e | EMJS | ambiguity | checker
VII-C-5-f | EMJS | checking | checker
VIII-A | EMJS | last-cube | enforce
VIII-A forbidden | EMJS | last-cube | enforce
VIII-B | EMJS | last-cube | timer
VIII-B comment | EMJS | last-cube | enforce
IX-A | EMJS | illegal-procedure | enforce
IX-A-1 | EMJS | illegal-procedure | enforce
IX-A-1 time | EMJS | illegal-procedure | timer
IX-A-1 examples | EMJS | illegal-procedure | enforce
IX-A-2 | EMJS | illegal-procedure | enforce
IX-A-2 comment | EMJS | illegal-procedure | enforce
IX-B | EMJS | illegal-procedure | enforce
IX-B example | EMJS | bonus | enforce
IX-C | EMJS | conduct | referee-decides
IX-C replay | EMJS | conduct | referee-decides
IX-C examples | EMJS | conduct | physical-only
X-A | EMJS | shake-scoring | enforce
X-A-1 | EMJS | shake-scoring | enforce
X-A-2 | EMJS | shake-scoring | enforce
X-A-2 exception | EMJS | shake-scoring | enforce
X-B | EMJS | shake-scoring | enforce
X-B-1 | EMJS | shake-scoring | enforce
X-B-2 | EMJS | shake-scoring | enforce
X-B-3 | EMJS | shake-scoring | enforce
X-C | EMJS | shake-scoring | enforce
X-C-1 | EMJS | shake-scoring | enforce
X-C-2 | EMJS | shake-scoring | enforce
X-D | EMJS | shake-scoring | enforce
XI-A | EMJS | time | timer
XI-A note | EM | scoresheet | enforce
XI-A-1-a | EMJS | time | timer
XI-A-1-b | EMJS | time | timer
XI-A-1-c | EMJS | time | timer
XI-A-1-d | EMJS | time | timer
XI-A-1-e | EMJS | time | timer
XI-A-1-f | EMJS | time | timer
XI-A-1-g | EMJS | time | timer
XI-A-1-h | EMJS | time | timer
XI-A-1-i | EMJS | time | timer
XI-A-2 | EMJS | time | timer
XI-A-3 | EMJS | time | timer
XI-A-3 pace | EMJS | time | timer
XI-A-3 exception | EMJS | time | timer
XI-B | EMJS | round-end | timer
XI-B-1 | EMJS | round-end | timer
XI-B-2 | EMJS | round-end | timer
XII-A three | EMJS | match-scoring | enforce
XII-A two | EMJS | match-scoring | enforce
XII-B | EMJS | scoresheet | enforce
XII-B-1 | EMJS | scoresheet | referee-decides
XII-B-2 | EMJS | scoresheet | referee-decides
XIII comment | EMJS | variation-selection | display
XIII-A note | E | evaluation | evaluator
XIII-A general | E | evaluation | evaluator
XIII-A general examples | E | evaluation | evaluator
XIII-A-1 | E | variation | evaluator
XIII-A-1 comment | EMJS | solution-form | display
XIII-A-2 | E | variation | evaluator
XIII-A-2 comment (a) | EMJS | variation | evaluator
XIII-A-2 comment (b) | EMJS | solution-form | display
XIII-A-3 | E | variation | evaluator
XIII-A-3 examples | EMJS | variation | checker
XIII-A-4 | E | variation | evaluator
XIII-A-4 comment (a) | EMJS | variation | evaluator
XIII-A-4 comment (b) | EMJS | ambiguity | evaluator
XIII-A-4 examples | EMJS | variation | checker
XIII-A-5 | E | variation | checker
XIII-A-5 comment (a) | EMJS | variation | checker
XIII-A-5 comment (b) | EMJS | variation | checker
XIII-A-6 | E | variation | checker
XIII-A-6 comment | E | variation | checker
XIII-A-7 | E | variation | evaluator
XIII-A-7 examples | E | variation | evaluator
XIII-A even | E | variation-selection | enforce
XIII-A-8 | E | variation | evaluator
XIII-A-8 examples | EM | variation | evaluator
XIII-A-9 | E | variation | evaluator
XIII-A-9 comment (a) | E | variation | evaluator
XIII-A-9 comment (b) | E | ambiguity | evaluator
XIII-A-9 examples | E | variation | evaluator
XIII-A-10 | E | variation | evaluator
XIII-A-10 examples | EM | variation | evaluator
XIII-A-11 | E | variation | evaluator
XIII-A-11 comment | EM | solution-form | checker
XIII-A-11 examples | EM | variation | evaluator
XIII-A odd | E | variation-selection | enforce
XIII-A-12 | E | variation | checker
XIII-A-13 | E | variation | evaluator
XIII-A-13 examples | E | variation | evaluator
XIII-A-14 | E | variation | evaluator
XIII-A-14 examples | E | variation | evaluator
XIII-A-15 | E | variation | evaluator
XIII-A-15 comment (a) | EMJS | variation | evaluator
XIII-A-15 comment (b) | EMJS | ambiguity | evaluator
XIII-A-15 examples | EMJS | variation | evaluator
XIII-B intro | M | variation | display
XIII-B-1 | M | variation | evaluator
XIII-B-2 | M | variation | evaluator
XIII-B-3 | M | variation | evaluator
XIII-B-3 comment (a) | MJS | variation | checker
XIII-B-3 comment (b) | MJS | variation | checker
XIII-B-3 comment (c) | MJS | variation | checker
XIII-B-3 comment (d) | MJS | variation | evaluator
XIII-B-4 | M | variation | evaluator
XIII-B-5 | M | variation | checker
XIII-B every-year | M | variation-selection | enforce
XIII-B-6 | M | variation | evaluator
XIII-B-6 two-digit | M | solution-form | checker
XIII-B-6 examples | MJS | variation | evaluator
XIII-B-7 | M | variation | evaluator
XIII-B-7 comment | MJS | solution-form | checker
XIII-B even | M | variation-selection | enforce
XIII-B-8 | M | variation | evaluator
XIII-B-9 | M | variation | evaluator
XIII-B-10 | M | variation | evaluator
XIII-B odd | M | variation-selection | enforce
XIII-B-11 | M | variation | evaluator
XIII-B-12 | M | variation | evaluator
XIII-B-12 examples | MJS | variation | evaluator
XIII-B-12 comment (a) | MJS | ambiguity | evaluator
XIII-B-12 comment (b) | MJS | variation | evaluator
XIII-B-12 comment (c) | MJS | variation-selection | enforce
XIII-B-13 | M | variation | evaluator
XIII-B-13 examples | MJS | variation | evaluator
XIII-C intro | JS | variation | enforce
XIII-C-1 | JS | variation | evaluator
XIII-C-2 | JS | variation | evaluator
XIII-C carry | JS | variation | enforce
XIII-C-3 | JS | variation | evaluator
XIII-C-3 examples | JS | variation | checker
XIII-C-4 | JS | variation | evaluator
XIII-C-5 | JS | variation | evaluator
XIII-C-5 digits | JS | variation | evaluator
XIII-C-5 sideways | JS | variation | evaluator
XIII-C-5 note | JS | variation | enforce
XIII-C-5 comment (a) | JS | ambiguity | checker
XIII-C-5 comment (b) | JS | variation | evaluator
XIII-C-5 comment (c) | JS | variation | evaluator
XIII-C-6 | JS | variation | evaluator
XIII-C-7 | JS | variation | checker
XIII-C-8 | JS | variation | evaluator
XIII-C-9 | JS | variation | evaluator
XIII-C-9 comment | JS | checking | referee-decides
XIII-C-10 | JS | variation | evaluator
XIII-D intro | S | variation | enforce
XIII-D-11 | S | variation | evaluator
XIII-D-11 roots | S | variation | evaluator
XIII-D-11 which-root | S | solution-form | checker
XIII-D-11 precedence | S | ambiguity | evaluator
XIII-D-11 comment (a) | S | variation | evaluator
XIII-D-11 comment (b) | S | variation | evaluator
XIII-D-11 comment (c) | S | variation | evaluator
XIII-D-11 comment (d) | S | variation | evaluator
XIII-D-11 comment (e) | S | evaluation | evaluator
XIII-D-11 comment (f) | S | variation | checker
XIII-D-11 comment (g) | S | ambiguity | evaluator
XIII-D-11 examples | S | variation | evaluator
XIII-D-11 example (a) | S | variation | evaluator
XIII-D-11 example (b) | S | variation | evaluator
XIII-D-11 example (c) | S | variation | evaluator
XIII-D-11 example (d) | S | variation | evaluator
XIII-D-11 example (e) | S | variation | evaluator
XIII-D-11 example (f) | S | variation | evaluator
XIII-D-11 example (g) | S | variation | evaluator
XIII-D-11 defaults | S | ambiguity | evaluator
XIII-D-12 | S | variation | evaluator
XIII-D-12 examples | S | variation | evaluator
XIII-D-12 comment | S | variation | checker
XIII-D-13 | S | variation | evaluator
XIII-D-13 examples | S | variation | evaluator
`;
