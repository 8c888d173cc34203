/**
 * The clauses of On-Sets 2014-15 in the order of the rulebook: clause, divisions by first letter, area, who sees to it,
 * and the clause of `sameIn` that says the same.
 */
export const sameIn = 'onsets-2026';

export const clauses = `
NOTE-1 | EMJS | glossary | display | NOTE-1
NOTE-2 | EMJS | glossary | display | NOTE-2
NOTE-3 | EMJS | glossary | display
NOTE-4 | EMJS | glossary | display
BASIC-0 | EMJS | setup | enforce | BASIC-0
BASIC-I | EMJS | setup | enforce | BASIC-I
BASIC-I-A | EMJS | goal | enforce | BASIC-I-A
BASIC-I-B | EMJS | goal | evaluator | BASIC-I-B
BASIC-I-B-1 | EMJS | goal | evaluator | BASIC-I-B-1
BASIC-I-B-2 | EMJS | goal | evaluator | BASIC-I-B-2
BASIC-I-B-3 | EMJS | goal | evaluator | BASIC-I-B-3
BASIC-I-C | EMJS | goal | enforce
BASIC-II | EMJS | move | enforce | BASIC-II
BASIC-III | EMJS | solution-form | checker | BASIC-III
BASIC-III-A | EMJS | cube-use | checker | BASIC-III-A
BASIC-III-B | EMJS | cube-use | checker | BASIC-III-B
BASIC-III-C | EMJS | cube-use | checker | BASIC-III-C
BASIC-III-D | EMJS | cube-use | checker | BASIC-III-D
BASIC-III-E | EMJS | ambiguity | evaluator | BASIC-III-E
BASIC-IV-A | EMJS | challenge | enforce
BASIC-IV-A-1 | EMJS | challenge | checker | BASIC-IV-A-1
BASIC-IV-A-1-a | EMJS | cube-use | checker | BASIC-IV-A-1-a
BASIC-IV-A-1-b | EMJS | cube-use | checker | BASIC-IV-A-1-b
BASIC-IV-A-1-c | EMJS | cube-use | checker | BASIC-IV-A-1-c
BASIC-IV-A-2 | EMJS | challenge | checker | BASIC-IV-A-2
BASIC-IV-B | EMJS | challenge | enforce
BASIC-IV-B-1 | EMJS | challenge | enforce
BASIC-IV-B-2 | EMJS | challenge | enforce
BASIC-V | EMJS | shake-scoring | enforce
BASIC-V-A | EMJS | shake-scoring | enforce | BASIC-V-A
BASIC-V-B | EMJS | shake-scoring | enforce | BASIC-V-B
BASIC-VI-A | EMJS | shake-scoring | enforce
BASIC-VI-B | EMJS | shake-scoring | enforce
BASIC-VII | EMJS | last-cube | enforce | BASIC-VII
I-A | EMJS | setup | enforce | I-A
I-B | EMJS | setup | enforce | I-B
I-B-1 | EMJS | setup | enforce | I-B-1
I-B-1 comment | EMJS | setup | enforce | I-B-1 comment
I-B-2 | EMJS | setup | enforce | I-B-2
I-B-2-a | EMJS | setup | enforce | I-B-2-a
I-B-2-a comment | EMJS | goal | enforce | I-B-2-a comment
I-B-2-b | EMJS | evaluation | evaluator | I-B-2-b
I-B-2-c | EMJS | evaluation | evaluator | I-B-2-c
I-B-2-c-i | EMJS | evaluation | evaluator | I-B-2-c-i
I-B-2-c-ii | EMJS | evaluation | evaluator | I-B-2-c-ii
I-B-2-c-iii | EMJS | evaluation | evaluator | I-B-2-c-iii
I-B-2-c-iv | EMJS | evaluation | evaluator | I-B-2-c-iv
I-B-2-d | EMJS | setup | enforce | I-B-2-d
I-B-2-d-i | EMJS | evaluation | evaluator | I-B-2-d-i
I-B-2-d-ii | EMJS | evaluation | evaluator | I-B-2-d-ii
I-B-2-d-iii | MJS | evaluation | evaluator | I-B-2-d-iii
I-B-2-d comment | E | setup | enforce | I-B-2-d comment
I-B-3 | EMJS | setup | enforce | I-B-3
I-B-3-a | EMJS | goal | enforce | I-B-3-a
I-B-3-b | EMJS | cube-use | checker | I-B-3-b
I-B-3-c | EMJS | cube-use | checker | I-B-3-c
I-B-3-d | EMJS | cube-use | checker | I-B-3-d
I-B-3 comment | EMJS | setup | enforce | I-B-3 comment
I-B-4 | EMJS | time | timer | I-B-4
I-B-5 | EMJS | setup | physical-only | I-B-5
I-C | EMJS | conduct | physical-only
I-C comment | EMJS | conduct | display
I-D | EMJS | setup | enforce | I-D
I-D lot | EMJS | setup | enforce | I-D lot
II-A | EMJS | setup | enforce | II-A
II-A-1 | EMJS | setup | enforce | II-A-1
II-A-2 | EMJS | illegal-procedure | enforce | II-A-2
II-A-3 | E | setup | enforce | II-A-3
II-B | EMJS | setup | enforce | II-B
II-B-1 | EMJ | setup | enforce | II-B-1
II-B-2 | S | setup | enforce | II-B-2
II-B touch | EMJS | illegal-procedure | enforce | II-B touch
II-B comment | EMJS | setup | enforce
II-C | EMJS | variation-selection | enforce | II-C
II-C-1 | EMJS | variation-selection | enforce | II-C-1
II-C-1-a | EMJS | time | timer | II-C-1-a
II-C-1-b | EMJS | time | timer | II-C-1-b
II-C-1-c | EMJS | variation-selection | enforce | II-C-1-c
II-C-2 | EMJS | variation-selection | enforce | II-C-2
II-C-2 late | EMJS | variation-selection | enforce | II-C-2 late
II-C-2 examples | EMJS | variation-selection | enforce | II-C-2 examples
II-C-3 | EMJS | variation-selection | enforce
II-C-3 time | EMJS | time | timer | II-C-3 time
III-A | EMJS | goal | enforce | III-A
III-B | EMJS | goal | evaluator | III-B
III-B-1 | EMJS | goal | evaluator | III-B-1
III-B-1-a | EMJS | goal | evaluator | III-B-1-a
III-B-1-b | EMJS | goal | evaluator | III-B-1-b
III-B-1-c | EMJS | goal | evaluator | III-B-1-c
III-B-1 table | EMJS | goal | evaluator | III-B-1 table
III-B-1 comment | EMJS | goal | enforce | III-B-1 comment
III-B-2 | EMJS | goal | enforce | III-B-2
III-B-2-a | EMJS | goal | enforce | III-B-2-a
III-B-2-b | EMJS | goal | enforce | III-B-2-b
III-B-2-c | EMJS | goal | enforce | III-B-2-c
III-C | EMJS | bonus | enforce | III-C
III-C-1 | EMJS | bonus | enforce | III-C-1
III-C-2 | EMJS | bonus | enforce | III-C-2
III-C-2 penalty | EMJS | bonus | enforce | III-C-2 penalty
III-D | EMJS | goal | enforce+timer | III-D
III-D-1 | EMJS | goal | enforce | III-D-1
III-D-1 comment (a) | EMJS | goal | display | III-D-1 comment (a)
III-D-1 comment (b) | EMJS | shake-scoring | enforce | III-D-1 comment (b)
III-D-1 comment (c) | EMJS | goal | enforce | III-D-1 comment (c)
III-D-2 | EMJS | goal | enforce+timer
III-D-2 fail | EMJS | goal | enforce
IV-A | EMJS | move | enforce | IV-A
IV-B | EMJS | move | enforce | IV-B
IV-B done | EMJS | move | enforce | IV-B done
IV-C | EMJS | bonus | enforce | IV-C
IV-C-1 | EMJS | bonus | enforce | IV-C-1
IV-C-1 comment (a) | EMJS | bonus | enforce | IV-C-1 comment (a)
IV-C-1 comment (b) | EMJS | bonus | enforce | IV-C-1 comment (b)
IV-C-2 | EMJS | bonus | enforce | IV-C-2
IV-C-2 comment (a) | EMJS | bonus | enforce | IV-C-2 comment (a)
IV-C-2 comment (b) | EMJS | bonus | enforce | IV-C-2 comment (b)
IV-D | MJS | move | enforce | IV-D
IV-D comment (a) | MJS | move | enforce | IV-D comment (a)
IV-D comment (b) | MJS | move | display | IV-D comment (b)
V-A | EMJS | challenge | enforce | V-A
V-A-1 | EMJS | challenge | checker | V-A-1
V-A-1 comment | EMJS | challenge | display | V-A-1 comment
V-A-2 | EMJS | challenge | checker | V-A-2
V-A-2-a | EMJS | challenge | enforce | V-A-2-a
V-A-2-a comment | EMJS | challenge | display | V-A-2-a comment
V-A-2-b | EMJS | challenge | enforce
V-B | EMJS | challenge | enforce
V-B invalid | EMJS | challenge | enforce | V-B invalid
V-B invalid (a) | EMJS | challenge | enforce | V-B invalid (a)
V-B invalid (b) | EMJS | challenge | enforce | V-B invalid (b)
V-B invalid (c) | EMJS | challenge | enforce | V-B invalid (c)
V-B withdraw | EMJS | challenge | enforce | V-B withdraw
V-B comment (a) | EMJS | challenge | display | V-B comment (a)
V-B comment (b) | EMJS | conduct | physical-only | V-B comment (b)
V-B comment (c) | EMJS | conduct | enforce | V-B comment (c)
VI-A | EMJS | solution-form | checker | VI-A
VI-A restriction-cubes | EMJS | cube-use | checker | VI-A restriction-cubes
VI-A examples | EMJS | solution-form | evaluator | VI-A examples
VI-A comment (a) | EMJS | solution-form | checker | VI-A comment (a)
VI-A comment (b) | EMJS | solution-form | checker | VI-A comment (b)
VI-B | MJS | solution-form | checker | VI-B
VI-B-1 | MJS | evaluation | evaluator | VI-B-1
VI-B-1 comment (a) | MJS | evaluation | evaluator | VI-B-1 comment (a)
VI-B-1 comment (b) | MJS | evaluation | evaluator | VI-B-1 comment (b)
VI-B-2 | MJS | solution-form | checker | VI-B-2
VI-B-2-a | MJS | evaluation | evaluator | VI-B-2-a
VI-B-2-a examples | MJS | evaluation | evaluator | VI-B-2-a examples
VI-B-2-b | MJS | evaluation | evaluator | VI-B-2-b
VI-B-2-b examples | MJS | evaluation | evaluator | VI-B-2-b examples
VI-B-2-c | MJS | solution-form | evaluator | VI-B-2-c
VI-B-2-c-i | MJS | evaluation | evaluator | VI-B-2-c-i
VI-B-2-c-ii | MJS | evaluation | evaluator | VI-B-2-c-ii
VI-B-3 | MJS | solution-form | checker | VI-B-3
VI-B-3 comment | MJS | solution-form | checker | VI-B-3 comment
VII-A | EMJS | solution-form | enforce | VII-A
VII-A-1 | EMJS | challenge | enforce
VII-A-2 | EMJS | challenge | enforce
VII-A-3 | EMJS | challenge | enforce
VII-B | EMJS | checking | checker | VII-B
VII-B-1 | EMJS | solution-form | checker | VII-B-1
VII-B-2 | MJS | solution-form | checker | VII-B-2
VII-B-2 optional | MJS | solution-form | checker | VII-B-2 optional
VII-B-3 | EMJS | evaluation | evaluator | VII-B-3
VII-B-3 order | MJS | evaluation | evaluator | VII-B-3 order
VII-B-3 comment (a) | EMJS | solution-form | checker | VII-B-3 comment (a)
VII-B-3 comment (b) | MJS | evaluation | evaluator | VII-B-3 comment (b)
VII-B-4 | EMJS | cube-use | checker | VII-B-4
VII-B-4-a | EMJS | cube-use | checker | VII-B-4-a
VII-B-4-b | EMJS | cube-use | checker | VII-B-4-b
VII-B-4-c | EMJS | cube-use | checker | VII-B-4-c
VII-B-4-d | EMJS | cube-use | checker | VII-B-4-d
VII-B-4-d comment | EMJS | cube-use | checker | VII-B-4-d comment
VII-B-4-e | EMJS | cube-use | checker | VII-B-4-e
VII-B-4-f | EMJS | cube-use | checker | VII-B-4-f
VII-B-5 | EMJS | evaluation | checker | VII-B-5
VII-B-5 examples | EMJS | evaluation | checker | VII-B-5 examples
VII-B-6 | EMJS | ambiguity | evaluator | VII-B-6
VII-B-6-a | EMJS | ambiguity | checker | VII-B-6-a
VII-B-6-b | EMJS | ambiguity | evaluator | VII-B-6-b
VII-C | EMJS | checking | enforce | VII-C
VII-C-1 | EMJS | challenge | timer
VII-C-1 comment | EMJS | challenge | enforce
VII-C-1 retract | EMJS | challenge | enforce | VII-C-1 retract
VII-C-2 | EMJS | checking | enforce | VII-C-2
VII-C-2-a | EMJS | checking | enforce
VII-C-2-b | EMJS | checking | enforce | VII-C-2-b
VII-C-3 | EMJS | time | timer | VII-C-3
VII-C-3 comment | EMJS | checking | enforce | VII-C-3 comment
VII-C-4 | EMJS | checking | enforce | VII-C-4
VII-C-4 accept-2 | EMJS | shake-scoring | enforce | VII-C-4 accept-2
VII-C-4 comment | EMJS | checking | physical-only | VII-C-4 comment
VII-C-5 | EMJS | checking | enforce | VII-C-5
VII-C-5-a | EMJS | checking | evaluator | VII-C-5-a
VII-C-5-b | EMJS | checking | evaluator | VII-C-5-b
VII-C-5-b-i | EMJS | checking | display | VII-C-5-b-i
VII-C-5-b-ii | EMJS | checking | referee-decides
VII-C-5-c | EMJS | ambiguity | checker
VII-C-5-c comment (c) | EMJS | ambiguity | enforce
VII-C-5-c examples | EMJS | ambiguity | evaluator | VII-C-5-c examples
VII-C-5-c indicate | EMJS | solution-form | checker | VII-C-5-c indicate
VII-C-5-d | EMJS | checking | evaluator | VII-C-5-d
VII-C-5-e | EMJS | checking | checker | VII-C-5-e
VIII-A | EMJS | last-cube | enforce | VIII-A
VIII-A forbidden | EMJS | last-cube | enforce
VIII-B | EMJS | last-cube | timer
VIII-B comment | EMJS | last-cube | enforce | VIII-B comment
IX-A | EMJS | illegal-procedure | enforce | IX-A
IX-A-1 | EMJS | illegal-procedure | enforce | IX-A-1
IX-A-1 time | EMJS | illegal-procedure | timer | IX-A-1 time
IX-A-1 examples | EMJS | illegal-procedure | enforce | IX-A-1 examples
IX-A-2 | EMJS | illegal-procedure | enforce | IX-A-2
IX-A-2 comment | EMJS | illegal-procedure | enforce | IX-A-2 comment
IX-B | EMJS | illegal-procedure | enforce | IX-B
IX-B example | EMJS | bonus | enforce | IX-B example
IX-C | EMJS | conduct | referee-decides | IX-C
IX-C replay | EMJS | conduct | referee-decides | IX-C replay
IX-C examples | EMJS | conduct | physical-only | IX-C examples
X-A | EMJS | shake-scoring | enforce | X-A
X-A-1 | EMJS | shake-scoring | enforce
X-A-2 | EMJS | shake-scoring | enforce | X-A-2
X-A-2 exception | EMJS | shake-scoring | enforce | X-A-2 exception
X-B | EMJS | shake-scoring | enforce | X-B
X-B-1 | EMJS | shake-scoring | enforce
X-B-2 | EMJS | shake-scoring | enforce
X-C | EMJS | shake-scoring | enforce | X-C
X-C-1 | EMJS | shake-scoring | enforce | X-C-1
X-C-2 | EMJS | shake-scoring | enforce | X-C-2
X-D | EMJS | shake-scoring | enforce
XI-A | EMJS | time | timer | XI-A
XI-A note | EM | scoresheet | enforce | XI-A note
XI-A-1-a | EMJS | time | timer
XI-A-1-b | EMJS | time | timer | XI-A-1-b
XI-A-1-c | EMJS | time | timer | XI-A-1-c
XI-A-1-d | EMJS | time | timer | XI-A-1-d
XI-A-1-e | EMJS | time | timer | XI-A-1-e
XI-A-1-f | EMJS | time | timer | XI-A-1-f
XI-A-1-g | EMJS | time | timer | XI-A-1-g
XI-A-1-h | EMJS | time | timer | XI-A-1-h
XI-A-1-i | EMJS | time | timer | XI-A-1-i
XI-A-2 | EMJS | time | timer | XI-A-2
XI-A-3 | EMJS | time | timer | XI-A-3
XI-A-3 pace | EMJS | time | timer
XI-A-3 exception | EMJS | time | timer | XI-A-3 exception
XI-B | EMJS | round-end | timer | XI-B
XI-B-1 | EMJS | round-end | timer | XI-B-1
XI-B-2 | EMJS | round-end | timer
XI-B-2 comment | S | round-end | timer | XI-B-2 comment
XII-A three | EMJS | match-scoring | enforce
XII-A two | EMJS | match-scoring | enforce
XII-B | EMJS | scoresheet | enforce | XII-B
XII-B-1 | EMJS | scoresheet | referee-decides | XII-B-1
XII-B-2 | EMJS | scoresheet | referee-decides | XII-B-2
XIII comment | EMJS | variation-selection | display
XIII-A-1 | E | variation | checker | XIII-A-1
XIII-A-1 comment | EMJS | variation | checker | XIII-A-1 comment
XIII-A-2 | E | variation | evaluator | XIII-A-2
XIII-A-2 comment (a) | EMJS | variation | checker | XIII-A-2 comment (a)
XIII-A-2 comment (b) | EMJS | variation | checker | XIII-A-2 comment (b)
XIII-A-3 | E | variation | evaluator | XIII-A-3
XIII-A-3 comment (a) | EMJS | variation | evaluator | XIII-A-3 comment (a)
XIII-A-3 comment (b) | EMJS | variation | evaluator | XIII-A-3 comment (b)
XIII-A-3 comment (c) | EMJS | variation | evaluator | XIII-A-3 comment (c)
XIII-A-3 comment (d) | EMJS | variation | checker | XIII-A-3 comment (d)
XIII-A-3 comment (e) | EMJS | variation | evaluator | XIII-A-3 comment (e)
XIII-A-4 | E | variation | evaluator | XIII-A-4
XIII-A-4 comment | EMJS | variation | evaluator | XIII-A-4 comment
XIII-A-5 | E | variation | checker | XIII-A-5
XIII-A-5 comment (a) | EMJS | variation | checker | XIII-A-5 comment (a)
XIII-A-5 comment (b) | EMJS | variation | checker | XIII-A-5 comment (b)
XIII-A-6 | E | variation | checker | XIII-A-6
XIII-A-6 comment (a) | EMJS | variation | checker | XIII-A-6 comment (a)
XIII-A-6 comment (b) | EMJS | variation | checker | XIII-A-6 comment (b)
XIII-A-7 | E | variation | enforce | XIII-A-7
XIII-A-7 comment (a) | EMJS | variation | enforce | XIII-A-7 comment (a)
XIII-A-7 comment (b) | EMJS | variation | enforce | XIII-A-7 comment (b)
XIII-A-7 comment (c) | EMJS | variation | enforce | XIII-A-7 comment (c)
XIII-B intro | M | variation | display | XIII-B intro
XIII-B-1 | M | variation | checker | XIII-B-1
XIII-B-1 comment | MJS | variation | checker | XIII-B-1 comment
XIII-B-2 | M | variation | evaluator | XIII-B-2
XIII-B-3 | M | variation | evaluator | XIII-B-3
XIII-B-4 | M | variation | evaluator | XIII-B-4
XIII-B-5 | M | variation | checker | XIII-B-5
XIII-B-6 | M | variation | checker | XIII-B-6
XIII-B-7 | M | variation | enforce | XIII-B-7
XIII-B-8 | M | variation | evaluator | XIII-B-8
XIII-B-8 comment | MJS | variation | evaluator | XIII-B-8 comment
XIII-B-9 | M | variation | evaluator | XIII-B-9
XIII-B-9 examples | MJS | variation | evaluator | XIII-B-9 examples
XIII-C special | JS | variation | enforce | XIII-C special
XIII-C-1 | JS | variation | checker | XIII-C-1
XIII-C-2 | JS | variation | evaluator | XIII-C-2
XIII-C-3 | JS | variation | evaluator | XIII-C-3
XIII-C-4 | JS | variation | checker | XIII-C-4
XIII-C-5 | JS | variation | evaluator | XIII-C-5
XIII-C-6 | JS | variation | checker | XIII-C-6
XIII-C-7 | JS | variation | enforce
XIII-C-8 | JS | variation | evaluator | XIII-C-8
XIII-C-9 | JS | variation | evaluator | XIII-C-9
XIII-C-10 | JS | variation | evaluator | XIII-C-10
XIII-C-10 examples | JS | variation | enforce | XIII-C-10 examples
XIII-C-10 comment | S | variation | evaluator
XIII-C-11 | JS | variation | checker | XIII-C-11
XIII-C-11 comment (a) | JS | variation-selection | enforce | XIII-C-11 comment (a)
XIII-C-11 comment (b) | JS | variation | checker | XIII-C-11 comment (b)
XIII-C-12 | JS | variation | evaluator | XIII-C-12
XIII-C-12 comment (a) | JS | variation-selection | enforce | XIII-C-12 comment (a)
XIII-C-12 comment (b) | JS | variation | checker | XIII-C-12 comment (b)
XIII-C-12 comment (c) | JS | variation | evaluator | XIII-C-12 comment (c)
XIII-C-12 comment (d) | JS | variation | checker | XIII-C-12 comment (d)
XIII-C-12 comment (e) | JS | variation-selection | enforce | XIII-C-12 comment (e)
XIII-D intro | S | variation | enforce | XIII-D intro
XIII-D-13 | S | variation | evaluator | XIII-D-13
XIII-D-13 conflict | S | variation-selection | enforce | XIII-D-13 conflict
XIII-D-13 comment (a) | S | variation | evaluator | XIII-D-13 comment (a)
XIII-D-13 comment (b) | S | variation | checker | XIII-D-13 comment (b)
XIII-D-14 | S | variation | checker | XIII-D-14
XIII-D-14 limits | S | time | timer | XIII-D-14 limits
XIII-D-14 comment (a) | S | variation | evaluator | XIII-D-14 comment (a)
XIII-D-14 comment (b) | S | variation | checker | XIII-D-14 comment (b)
XIII-D-14 comment (c) | S | variation | checker | XIII-D-14 comment (c)
XIII-D-14 comment (d) | S | variation | checker | XIII-D-14 comment (d)
XIII-D-14 comment (e) | S | variation | checker | XIII-D-14 comment (e)
XIII-D-14 comment (f) | S | variation | evaluator | XIII-D-14 comment (f)
XIII-D-14 comment (g) | S | variation | evaluator | XIII-D-14 comment (g)
XIII-D-14 comment (h) | S | solution-form | checker | XIII-D-14 comment (h)
`;
