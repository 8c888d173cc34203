/**
 * The clauses of WFF 'N PROOF 2017-18 in the order of the rulebook: clause, divisions by first letter, area, who sees to it,
 * and the clause of `sameIn` that says the same.
 */
export const sameIn = 'onsets-2026';

export const clauses = `
I-A | EMJS | setup | enforce
I-B | EMJS | setup | enforce
I-B-1 | EMJS | setup | enforce
I-B-2 | EMJS | setup | enforce
I-B-2-a | EMJS | goal | enforce
I-B-2-b | EMJS | cube-use | checker
I-B-2-c | EMJS | cube-use | checker
I-B-2-d | EMJS | cube-use | checker
I-B-3 | EMJS | time | timer
I-B-4 | EMJS | setup | physical-only
I-C | EMJS | conduct | physical-only
I-D | EMJS | setup | enforce
I-D lot | EMJS | setup | enforce
II-A | EMJS | solution-form | enforce
II-A-1 | EMJS | evaluation | evaluator
II-A-2 | EMJS | evaluation | evaluator
II-A-3 | EMJS | evaluation | evaluator
II-A-4 | EMJS | solution-form | checker
II-B | EMJS | evaluation | evaluator
II-B-1 | EMJS | solution-form | checker
II-B-2 | EMJS | evaluation | evaluator
II-B-3 | EMJS | evaluation | evaluator
II-B-3-a | EMJS | evaluation | evaluator
II-B-3-a examples | EMJS | evaluation | evaluator
II-B-3-b | EMJS | evaluation | evaluator
III-A | EM | evaluation | checker
III-A note | EM | evaluation | checker
III-B | JS | evaluation | checker
III-B note | MJS | evaluation | checker
III-C | EMJS | solution-form | checker
III-C example | EMJS | solution-form | checker
III-D | EMJS | evaluation | checker
III-D-1 | EMJS | cube-use | checker
III-D-2 | EMJS | cube-use | checker
III-D-3 | EMJS | solution-form | checker
IV-A | EMJS | setup | enforce
IV-A-1 | EMJS | setup | enforce
IV-A-2 | EMJS | illegal-procedure | enforce
IV-B | EMJS | goal | enforce
IV-C | EMJS | goal | enforce
IV-C-1 | EMJS | goal | enforce
IV-C-2 | EMJS | goal | enforce
IV-C-3 | EMJS | goal | timer
IV-C-4 | EMJS | goal | enforce
IV-D | EMJS | bonus | enforce
IV-D-1 | EMJS | bonus | enforce
IV-D-2 | EMJS | bonus | enforce
IV-D-2 note | E | bonus | enforce
V-A | EMJS | move | enforce
V-B | EMJS | move | enforce
V-B done | EMJS | move | enforce
V-C | EMJS | bonus | enforce
V-C-1 | EMJS | bonus | enforce
V-C-1 comment (a) | EMJS | bonus | enforce
V-C-1 comment (b) | EMJS | bonus | enforce
V-C-2 | EMJS | bonus | enforce
V-C-2 note | EMJS | bonus | enforce
VI-A | EMJS | challenge | enforce
VI-A-1 | EMJS | challenge | checker
VI-A-1 comment (a) | EMJS | challenge | display
VI-A-1 comment (b) | EMJS | challenge | enforce
VI-A-1 comment (c) | EMJS | challenge | enforce
VI-A-2 | EMJS | challenge | checker
VI-A-2-a | EMJS | challenge | enforce
VI-A-2-a comment | EMJS | challenge | display
VI-A-2-b | EMJS | challenge | enforce
VI-B | EMJS | challenge | enforce
VI-B invalid | EMJS | challenge | enforce
VI-B invalid (b) | EMJS | challenge | enforce
VI-B self | EMJS | challenge | enforce
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
VII-B-2 | EMJS | solution-form | checker
VII-B-2-a | EMJS | solution-form | checker
VII-B-2-b | EMJS | solution-form | checker
VII-B-2-c | EMJS | solution-form | checker
VII-B-2-d | EMJS | solution-form | checker
VII-B-2-e | MJS | solution-form | checker
VII-B-2-f | MJS | solution-form | checker
VII-B-2-g | EMJS | solution-form | checker
VII-B-2-h | MJS | solution-form | checker
VII-B-2-i | EMJS | solution-form | checker
VII-B-2-j | EMJS | solution-form | checker
VII-B-3 | EMJS | cube-use | checker
VII-B-3-a | EMJS | cube-use | checker
VII-B-3-b | EMJS | cube-use | checker
VII-B-3-c | EMJS | cube-use | checker
VII-B-3-c comment | EMJS | cube-use | checker
VII-B-3-d | EMJS | cube-use | checker
VII-B-3-e | EMJS | cube-use | checker
VII-B-3-f | EMJS | cube-use | checker
VII-B-4 | EMJS | cube-use | checker
VII-B-4-a | EMJS | checking | checker
VII-B-4-b | EMJS | checking | checker
VII-B-4-c | EMJS | checking | checker
VII-B-4-d | EMJS | checking | checker
VII-B-4-e | EMJS | solution-form | checker
VII-B-4-e ambiguity | EMJS | ambiguity | checker
VII-B-4-e ambiguity example | EMJS | ambiguity | checker
VII-B-4-e example | EMJS | checking | checker
VII-C | EMJS | checking | enforce
VII-C-1 | EMJS | challenge | timer
VII-C-1 comment | EMJS | challenge | enforce
VII-C-2 | EMJS | checking | enforce
VII-C-2-a | EMJS | checking | enforce
VII-C-2-b | EMJS | checking | enforce
VII-C-3 | EMJS | time | timer
VII-C-4 | EMJS | checking | enforce
VII-C-4 accept-2 | EMJS | shake-scoring | enforce
VII-C-4 comment | EMJS | checking | physical-only
VII-C-5 | EMJS | checking | enforce
VII-C-5-a | EMJS | checking | evaluator
VII-C-5-b | EMJS | checking | evaluator
VII-C-5-c | EMJS | checking | checker
VII-C-5-d | EMJS | checking | checker
VII-C-5-e | EMJS | checking | checker
VII-C-5-f | EMJS | checking | checker
VII-C-5-g | EMJS | checking | checker
VII-C-5-g-1 | EMJS | checking | checker
VII-C-5-g-2 | EMJS | checking | checker
VII-C-5-g-3 | EMJS | checking | checker
VII-C-5-g-4 | EMJS | checking | checker
VII-C-5-g-5 | EMJS | checking | checker
VII-C-5-g-6 | JS | checking | checker
VII-C-5-g-7 | EMJS | checking | checker
VII-D | EMJS | checking | referee-decides
VIII-A | EMJS | last-cube | enforce
VIII-A forbidden | EMJS | last-cube | enforce
VIII-B | EMJS | last-cube | timer
VIII-B comment | EMJS | last-cube | enforce
IX-A | EMJS | illegal-procedure | timer
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
XI-A-2 | EMJS | time | timer
XI-A-3 | EMJS | time | timer
XI-A-3 pace | EMJS | time | timer
XI-A-3 exception | EMJS | time | timer
XI-B | EMJS | round-end | timer
XI-B stop | EMJS | round-end | timer
XII-A three | EMJS | match-scoring | enforce
XII-A two | EMJS | match-scoring | enforce
XII-B | EMJS | scoresheet | enforce
XII-B-1 | EMJS | scoresheet | referee-decides
XII-B-2 | EMJS | scoresheet | referee-decides
`;
