/** JSON Schemas of what the referee keeps and says, made from the types of packages/table by `npm run api`. */
export const TABLE_SCHEMAS: Readonly<Record<string, object>> = {
 "Awaiting": {
  "anyOf": [
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "since": {
      "type": "number"
     },
     "kind": {
      "type": "string",
      "const": "roll"
     },
     "seat": {
      "$ref": "#/components/schemas/Seat"
     }
    },
    "required": [
     "id",
     "kind",
     "seat",
     "since"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "since": {
      "type": "number"
     },
     "kind": {
      "type": "string",
      "const": "deal"
     },
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "count": {
      "type": "number"
     }
    },
    "required": [
     "count",
     "id",
     "kind",
     "seat",
     "since"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "since": {
      "type": "number"
     },
     "kind": {
      "type": "string",
      "const": "check"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     }
    },
    "required": [
     "id",
     "kind",
     "since",
     "writer"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "since": {
      "type": "number"
     },
     "kind": {
      "type": "string",
      "const": "objection"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "by": {
      "$ref": "#/components/schemas/Seat"
     },
     "objection": {
      "$ref": "#/components/schemas/Objection"
     }
    },
    "required": [
     "by",
     "id",
     "kind",
     "objection",
     "since",
     "writer"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "since": {
      "type": "number"
     },
     "kind": {
      "type": "string",
      "const": "equals"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "by": {
      "$ref": "#/components/schemas/Seat"
     }
    },
    "required": [
     "by",
     "id",
     "kind",
     "since",
     "writer"
    ]
   }
  ]
 },
 "Block": {
  "type": "object",
  "properties": {
   "lifts": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "seat": {
       "$ref": "#/components/schemas/Seat"
      },
      "say": {
       "type": [
        "string",
        "null"
       ],
       "enum": [
        "now",
        "impossible",
        null
       ]
      }
     },
     "required": [
      "seat",
      "say"
     ],
     "additionalProperties": false
    }
   },
   "at": {
    "type": "number"
   },
   "tie": {
    "type": "string",
    "enum": [
     "none",
     "asked",
     "both",
     "first"
    ],
    "description": "Two lifts at one moment: the third player is asked (2026-27 V-B)."
   },
   "from": {
    "type": "string",
    "enum": [
     "turn",
     "last-cube-write"
    ]
   },
   "held": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Clock"
    },
    "description": "The clocks that stand still while the block is up, and how much each has left."
   }
  },
  "required": [
   "lifts",
   "at",
   "tie",
   "from",
   "held"
  ],
  "additionalProperties": false
 },
 "Challenge": {
  "type": "object",
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "now",
     "impossible",
     "no-goal"
    ]
   },
   "by": {
    "$ref": "#/components/schemas/Seat"
   },
   "against": {
    "$ref": "#/components/schemas/Seat"
   },
   "second": {
    "anyOf": [
     {
      "type": "object",
      "properties": {
       "kind": {
        "type": "string",
        "enum": [
         "now",
         "impossible"
        ]
       },
       "by": {
        "$ref": "#/components/schemas/Seat"
       }
      },
      "required": [
       "kind",
       "by"
      ],
      "additionalProperties": false
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "kind",
   "by",
   "against",
   "second"
  ],
  "additionalProperties": false
 },
 "Checker": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "state": {
    "type": "string",
    "enum": [
     "checking",
     "accepted",
     "spent"
    ]
   },
   "attempt": {
    "type": "string",
    "enum": [
     "open",
     "failed",
     "passed"
    ],
    "description": "Regrouping attempt used or passed."
   }
  },
  "required": [
   "seat",
   "state",
   "attempt"
  ],
  "additionalProperties": false
 },
 "Checking": {
  "type": "object",
  "properties": {
   "writer": {
    "$ref": "#/components/schemas/Seat"
   },
   "checkers": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Checker"
    }
   },
   "how": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "joint",
     "separate",
     null
    ]
   },
   "closed": {
    "type": "boolean",
    "description": "No more objections: ambiguity proofs were checked, or the judge was asked."
   }
  },
  "required": [
   "writer",
   "checkers",
   "how",
   "closed"
  ],
  "additionalProperties": false
 },
 "Claim": {
  "type": "string",
  "enum": [
   "now",
   "impossible",
   "forceout",
   "stop",
   "no-goal"
  ]
 },
 "ClauseRef": {
  "type": "string",
  "description": "A clause of an edition: its id and the address in the rulebook, `onsets-2026 V-A-2-a`."
 },
 "Clock": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "task": {
    "$ref": "#/components/schemas/Task"
   },
   "stage": {
    "$ref": "#/components/schemas/Stage"
   },
   "at": {
    "type": "number",
    "description": "End of the present stage, in table time."
   }
  },
  "required": [
   "seat",
   "task",
   "stage",
   "at"
  ],
  "additionalProperties": false
 },
 "Cube": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string"
   },
   "face": {
    "type": "string"
   },
   "kind": {
    "type": "string",
    "description": "The group the cube belongs to: `digit`, `colour`, `operation`, `restriction`; `red` …; `upper`, `lower`."
   }
  },
  "required": [
   "id",
   "face",
   "kind"
  ],
  "additionalProperties": false
 },
 "Division": {
  "type": "string",
  "enum": [
   "elementary",
   "middle",
   "junior",
   "senior"
  ]
 },
 "EditionId": {
  "type": "string",
  "description": "An edition by its game and first year. Which ones there are is known to `editions/` alone; ask `isEdition`."
 },
 "Fact": {
  "anyOf": [
   {
    "type": "string"
   },
   {
    "type": "number"
   },
   {
    "type": "array",
    "items": {
     "type": [
      "string",
      "number"
     ]
    }
   }
  ],
  "description": "A number, a face, the name of a field, or a list of them. Never a sentence."
 },
 "Facts": {
  "type": "object",
  "additionalProperties": {
   "$ref": "#/components/schemas/Fact"
  },
  "description": "What fills the blanks of a sentence."
 },
 "Fault": {
  "type": "object",
  "properties": {
   "kind": {
    "type": "string"
   },
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "cubes": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "clause": {
    "$ref": "#/components/schemas/ClauseRef"
   },
   "before": {
    "type": "object",
    "properties": {
     "lastMover": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "bonusPlayed": {
      "type": "boolean"
     },
     "moves": {
      "type": "number",
      "description": "Cubes moved before it: when more followed, only the cube goes back and the turn does not."
     },
     "clock": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Clock"
       },
       {
        "type": "null"
       }
      ]
     },
     "left": {
      "type": "number"
     },
     "from": {
      "$ref": "#/components/schemas/Section"
     }
    },
    "required": [
     "lastMover",
     "bonusPlayed",
     "moves",
     "clock",
     "left",
     "from"
    ],
    "additionalProperties": false,
    "description": "What has to be put back when the charge is upheld."
   }
  },
  "required": [
   "kind",
   "seat",
   "cubes",
   "clause",
   "before"
  ],
  "additionalProperties": false,
  "description": "A priced act that opponents may still point out; a legal act of another player insulates it (IX-B)."
 },
 "Objection": {
  "type": "object",
  "properties": {
   "reason": {
    "type": "string",
    "description": "Clause id without edition, as the checker named it."
   },
   "regroup": {
    "$ref": "#/components/schemas/Json"
   },
   "proof": {
    "$ref": "#/components/schemas/Json"
   }
  },
  "required": [
   "reason",
   "regroup",
   "proof"
  ],
  "additionalProperties": false
 },
 "Penalty": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "points": {
    "type": "number"
   },
   "clause": {
    "$ref": "#/components/schemas/ClauseRef"
   },
   "status": {
    "type": "string",
    "enum": [
     "pending",
     "approved",
     "refused",
     "provisional",
     "cancelled"
    ]
   },
   "shake": {
    "type": "number"
   },
   "why": {
    "$ref": "#/components/schemas/Said"
   }
  },
  "required": [
   "seat",
   "points",
   "clause",
   "status",
   "shake",
   "why"
  ],
  "additionalProperties": false
 },
 "Phase": {
  "type": "string",
  "enum": [
   "roll-off",
   "roll-deal",
   "variation",
   "goal",
   "no-goal",
   "no-goal-write",
   "no-goal-set",
   "turn",
   "block-up",
   "write",
   "present",
   "check",
   "last-cube-write",
   "stop-write",
   "scoresheet",
   "closed"
  ]
 },
 "Reason": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "facts": {
    "$ref": "#/components/schemas/Facts"
   },
   "because": {
    "$ref": "#/components/schemas/Said",
    "description": "What it rests on, where that has words of its own: the fault in a line of a proof that fails."
   },
   "typed": {
    "type": "string",
    "description": "What a person typed stands as typed."
   },
   "message": {
    "type": "string",
    "description": "Logs of release 0.1.0 have the sentence as it was said then."
   },
   "clause": {
    "$ref": "#/components/schemas/ClauseRef"
   },
   "at": {
    "$ref": "#/components/schemas/Json",
    "description": "Where in the text, the line label, the grouping: whatever helps a page to point."
   }
  },
  "required": [
   "clause",
   "code"
  ],
  "additionalProperties": false,
  "description": "A code with its clause: a ruling. Codes are stable, lower-case, hyphenated: `required-unused`, `wrong-value`."
 },
 "Role": {
  "type": "string",
  "enum": [
   "must",
   "may",
   "not"
  ],
  "description": "`must`: obliged to write; `may`: Third Party; `not`: barred."
 },
 "Said": {
  "type": "object",
  "properties": {
   "code": {
    "type": "string"
   },
   "facts": {
    "$ref": "#/components/schemas/Facts"
   },
   "because": {
    "$ref": "#/components/schemas/Said",
    "description": "What it rests on, where that has words of its own: the fault in a line of a proof that fails."
   },
   "typed": {
    "type": "string",
    "description": "What a person typed stands as typed."
   },
   "message": {
    "type": "string",
    "description": "Logs of release 0.1.0 have the sentence as it was said then."
   }
  },
  "required": [
   "code"
  ],
  "additionalProperties": false,
  "description": "Something the referee or a game says, without its words: those are found by code where a person reads it. `what` among the facts tells apart the sentences of one code."
 },
 "ScoreCode": {
  "type": "string",
  "enum": [
   "a-challenger-right",
   "absent",
   "accepted",
   "challenger-right",
   "challenger-wrong",
   "declared-nothing",
   "goal-not-shown",
   "goal-shown",
   "goal-was-shown",
   "left-unanswered",
   "no-challenger-right",
   "nobody-right",
   "nobody-showed",
   "none-right",
   "opponent-right",
   "right",
   "right-alone",
   "right-beside",
   "right-impossible",
   "right-now",
   "sided-nothing",
   "somebody-right",
   "wrong"
  ],
  "description": "Why a seat has its points for a shake."
 },
 "ScoreLine": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "points": {
    "type": "number"
   },
   "clause": {
    "$ref": "#/components/schemas/ClauseRef"
   },
   "code": {
    "$ref": "#/components/schemas/ScoreCode"
   }
  },
  "required": [
   "seat",
   "points",
   "clause",
   "code"
  ],
  "additionalProperties": false
 },
 "ScoredShake": {
  "type": "object",
  "properties": {
   "no": {
    "type": "number"
   },
   "setter": {
    "$ref": "#/components/schemas/Seat"
   },
   "lines": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ScoreLine"
    }
   }
  },
  "required": [
   "no",
   "setter",
   "lines"
  ],
  "additionalProperties": false
 },
 "Seat": {
  "type": "number"
 },
 "SeatState": {
  "type": "object",
  "properties": {
   "absent": {
    "type": "boolean"
   },
   "played": {
    "type": "boolean"
   },
   "warnings": {
    "type": "number"
   },
   "disqualified": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "round",
     "event",
     null
    ]
   },
   "resigned": {
    "type": "boolean",
    "description": "Gave up the match (R-END-9)."
   },
   "zeroed": {
    "type": "boolean"
   },
   "extraPercent": {
    "type": "number",
    "description": "Accommodation: percent added to every task limit, set by judge or director and shown."
   },
   "signed": {
    "type": "boolean"
   },
   "correction": {
    "anyOf": [
     {
      "type": "array",
      "items": {
       "type": "number"
      }
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "absent",
   "played",
   "warnings",
   "disqualified",
   "resigned",
   "zeroed",
   "extraPercent",
   "signed",
   "correction"
  ],
  "additionalProperties": false
 },
 "SeatVerdict": {
  "type": "object",
  "properties": {
   "correct": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "reasons": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Reason"
    }
   },
   "writer": {
    "$ref": "#/components/schemas/Seat"
   },
   "by": {
    "type": "string",
    "enum": [
     "engine",
     "players",
     "judge",
     "rule"
    ]
   }
  },
  "required": [
   "by",
   "correct",
   "reasons",
   "writer"
  ],
  "additionalProperties": false
 },
 "Section": {
  "type": "string",
  "enum": [
   "resources",
   "goal",
   "required",
   "permitted",
   "forbidden"
  ]
 },
 "Selecting": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "picked": {
    "type": "number"
   },
   "must": {
    "type": "number"
   },
   "may": {
    "type": "number"
   },
   "bad": {
    "type": "number",
    "description": "Bad picks pointed out so far for the pick now due."
   },
   "resume": {
    "anyOf": [
     {
      "type": "object",
      "properties": {
       "phase": {
        "$ref": "#/components/schemas/Phase"
       },
       "selecting": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/Selecting"
         },
         {
          "type": "null"
         }
        ]
       },
       "clocks": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Clock"
        }
       },
       "since": {
        "type": "number"
       }
      },
      "required": [
       "phase",
       "selecting",
       "clocks",
       "since"
      ],
      "additionalProperties": false
     },
     {
      "type": "null"
     }
    ],
    "description": "A re-pick after a charge; play then goes back to `resume`."
   }
  },
  "required": [
   "seat",
   "picked",
   "must",
   "may",
   "bad",
   "resume"
  ],
  "additionalProperties": false
 },
 "ShakeIn_Phase_": {
  "type": "null",
  "description": "The shake as it is in a phase."
 },
 "Stage": {
  "type": "string",
  "enum": [
   "limit",
   "countdown",
   "extra",
   "last"
  ],
  "description": "`limit → countdown → extra → last`: −1 when the countdown ends, −1 and forfeit when the last one does (XI-A)."
 },
 "State": {
  "$ref": "#/components/schemas/StateIn_Phase_",
  "description": "A table after a whole act: a union by phase."
 },
 "StateIn_Phase_": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "phase": {
    "$ref": "#/components/schemas/Phase"
   },
   "shake": {
    "$ref": "#/components/schemas/ShakeIn_Phase_"
   },
   "matchPoints": {
    "anyOf": [
     {
      "type": "array",
      "items": {
       "type": "number"
      }
     },
     {
      "type": "null"
     }
    ]
   },
   "version": {
    "type": "number",
    "const": 1
   },
   "config": {
    "$ref": "#/components/schemas/TableConfig"
   },
   "at": {
    "type": "number",
    "description": "Latest moment seen; time never goes back."
   },
   "seq": {
    "type": "number"
   },
   "phaseSince": {
    "type": "number",
    "description": "When the phase began."
   },
   "seats": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/SeatState"
    }
   },
   "rollOff": {
    "type": "object",
    "properties": {
     "contenders": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Seat"
      }
     },
     "faces": {
      "type": "array",
      "items": {
       "type": [
        "string",
        "null"
       ]
      }
     }
    },
    "required": [
     "contenders",
     "faces"
    ],
    "additionalProperties": false
   },
   "lastSetter": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/Seat"
     },
     {
      "type": "null"
     }
    ]
   },
   "shakeNo": {
    "type": "number"
   },
   "history": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/ScoredShake"
    }
   },
   "penalties": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Penalty"
    }
   },
   "clocks": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Clock"
    }
   },
   "round": {
    "type": "object",
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "run",
       "extra",
       "stopped",
       "replay"
      ],
      "description": "`replay`: over, but a judge has ordered a shake or the round to be played again (IX-C)."
     },
     "warnedAt": {
      "type": [
       "number",
       "null"
      ],
      "description": "When the extra minutes began, once announced."
     },
     "judgeMs": {
      "type": "number"
     },
     "replay": {
      "anyOf": [
       {
        "type": "object",
        "properties": {
         "scope": {
          "type": "string",
          "enum": [
           "shake",
           "round"
          ]
         },
         "until": {
          "type": [
           "number",
           "null"
          ]
         }
        },
        "required": [
         "scope",
         "until"
        ],
        "additionalProperties": false
       },
       {
        "type": "null"
       }
      ],
      "description": "Of an ordered replay: all of the round or one shake, and when the judge's time for it ends."
     }
    },
    "required": [
     "state",
     "warnedAt",
     "judgeMs",
     "replay"
    ],
    "additionalProperties": false
   },
   "paused": {
    "anyOf": [
     {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "overdue": {
        "type": "boolean"
       },
       "taken": {
        "type": "boolean",
        "description": "A judge has acted since: the call no longer lapses."
       },
       "off": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Seat"
        },
        "description": "Other players who would call it off."
       },
       "since": {
        "type": "number"
       },
       "by": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/Seat"
         },
         {
          "type": "string",
          "const": "judge"
         }
        ]
       },
       "question": {
        "type": [
         "string",
         "null"
        ]
       }
      },
      "required": [
       "by",
       "off",
       "overdue",
       "question",
       "since",
       "taken"
      ]
     },
     {
      "type": "null"
     }
    ]
   },
   "awaiting": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Awaiting"
    }
   },
   "awaited": {
    "type": "number"
   },
   "asked": {
    "anyOf": [
     {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "overdue": {
        "type": "boolean"
       },
       "taken": {
        "type": "boolean",
        "description": "A judge has acted since: the call no longer lapses."
       },
       "off": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Seat"
        },
        "description": "Other players who would call it off."
       },
       "writer": {
        "$ref": "#/components/schemas/Seat"
       },
       "by": {
        "$ref": "#/components/schemas/Seat"
       },
       "since": {
        "type": "number"
       },
       "held": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Clock"
        },
        "description": "The checkers' clocks, which stand still meanwhile."
       }
      },
      "required": [
       "by",
       "held",
       "off",
       "overdue",
       "since",
       "taken",
       "writer"
      ]
     },
     {
      "type": "null"
     }
    ],
    "description": "A question only a human judge can answer (ask-judge with a judge at the table)."
   },
   "absenceClaims": {
    "type": "array",
    "items": {
     "type": "object",
     "properties": {
      "target": {
       "$ref": "#/components/schemas/Seat"
      },
      "by": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Seat"
       }
      }
     },
     "required": [
      "target",
      "by"
     ],
     "additionalProperties": false
    },
    "description": "Opponents who say that a player is gone; it holds when all of them do (R-SCORE-9)."
   },
   "endWishes": {
    "type": "array",
    "items": {
     "$ref": "#/components/schemas/Seat"
    },
    "description": "Who would like to end the match here (R-END-9)."
   },
   "secondRuled": {
    "type": "boolean"
   },
   "corrected": {
    "anyOf": [
     {
      "type": "array",
      "items": {
       "type": "number"
      }
     },
     {
      "type": "null"
     }
    ]
   }
  },
  "required": [
   "absenceClaims",
   "asked",
   "at",
   "awaited",
   "awaiting",
   "clocks",
   "config",
   "corrected",
   "endWishes",
   "history",
   "lastSetter",
   "matchPoints",
   "paused",
   "penalties",
   "phase",
   "phaseSince",
   "rollOff",
   "round",
   "seats",
   "secondRuled",
   "seq",
   "shake",
   "shakeNo",
   "version"
  ],
  "description": "The table in one phase."
 },
 "SubmittedSolution": {
  "type": "object",
  "properties": {
   "solution": {
    "$ref": "#/components/schemas/Json"
   },
   "goal": {
    "$ref": "#/components/schemas/Json"
   }
  },
  "required": [
   "solution",
   "goal"
  ],
  "additionalProperties": false,
  "description": "A written Solution as submitted: `goal` is the writer's reading (Equations) or configuration (after no-Goal)."
 },
 "TableConfig": {
  "type": "object",
  "properties": {
   "edition": {
    "$ref": "#/components/schemas/EditionId"
   },
   "division": {
    "$ref": "#/components/schemas/Division"
   },
   "players": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "adventurous": {
    "type": "boolean"
   },
   "restrictions": {
    "type": "boolean"
   },
   "enforcement": {
    "type": "string",
    "enum": [
     "faithful",
     "prevent"
    ],
    "description": "`faithful`: acts the rules price are accepted and may be pointed out; `prevent`: they are refused (R-POL-2)."
   },
   "judging": {
    "type": "string",
    "enum": [
     "players",
     "auto"
    ],
    "description": "`players`: opponents accept or reject; `auto`: the evaluator's verdicts score the shake (R-POL-1)."
   },
   "leftoverSand": {
    "type": "string",
    "enum": [
     "off",
     "lesser"
    ]
   },
   "firstGoalSetter": {
    "type": [
     "number",
     "null"
    ]
   },
   "judge": {
    "type": "boolean"
   },
   "season": {
    "type": "string"
   },
   "options": {
    "type": "object",
    "additionalProperties": {
     "$ref": "#/components/schemas/Json"
    }
   }
  },
  "required": [
   "edition",
   "division",
   "players",
   "adventurous",
   "restrictions",
   "enforcement",
   "judging",
   "leftoverSand",
   "firstGoalSetter",
   "judge",
   "season",
   "options"
  ],
  "additionalProperties": false,
  "description": "What the opening line of a match fixes. Everything later is an act."
 },
 "TableEvent": {
  "anyOf": [
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "config": {
      "$ref": "#/components/schemas/TableConfig"
     },
     "event": {
      "type": "string",
      "const": "opened"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "config",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "face": {
      "type": "string"
     },
     "event": {
      "type": "string",
      "const": "rolled-off"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "face",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seats": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Seat"
      }
     },
     "event": {
      "type": "string",
      "const": "roll-off-tied"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seats",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "setter-chosen"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "shake": {
      "type": "number"
     },
     "setter": {
      "$ref": "#/components/schemas/Seat"
     },
     "out": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Seat"
      }
     },
     "variations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Variation"
      }
     },
     "event": {
      "type": "string",
      "const": "shake-began"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "out",
     "setter",
     "shake",
     "variations",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "hash": {
      "type": "string"
     },
     "event": {
      "type": "string",
      "const": "committed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "hash",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "faces": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "event": {
      "type": "string",
      "const": "preset"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "faces",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "by": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "string",
        "const": "engine"
       }
      ]
     },
     "cubes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Cube"
      }
     },
     "seed": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "rolled"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "by",
     "cubes",
     "event",
     "seat",
     "seed",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "by": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "string",
        "const": "engine"
       }
      ]
     },
     "cards": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "seed": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "dealt"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "by",
     "cards",
     "event",
     "seat",
     "seed",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "selecting": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Selecting"
       },
       {
        "type": "null"
       }
      ]
     },
     "event": {
      "type": "string",
      "const": "selecting"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "selecting",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "variation": {
      "$ref": "#/components/schemas/Variation"
     },
     "fault": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Reason"
       },
       {
        "type": "null"
       }
      ]
     },
     "event": {
      "type": "string",
      "const": "selected"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "fault",
     "seat",
     "variation",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "pick-declined"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "pick-lost"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "index": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "pick-struck"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "index",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "cube": {
      "type": "string"
     },
     "setter": {
      "type": "boolean"
     },
     "faults": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Fault"
      }
     },
     "event": {
      "type": "string",
      "const": "bonus"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "cube",
     "event",
     "faults",
     "seat",
     "setter",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "cubes": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "goal": {
      "$ref": "#/components/schemas/Json"
     },
     "event": {
      "type": "string",
      "const": "goal-placed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "cubes",
     "event",
     "goal",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "goal": {
      "$ref": "#/components/schemas/Json"
     },
     "leftovers": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "legal": {
      "type": "boolean"
     },
     "reason": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Reason"
       },
       {
        "type": "null"
       }
      ]
     },
     "event": {
      "type": "string",
      "const": "goal-set"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "goal",
     "leftovers",
     "legal",
     "reason",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "no-goal"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "agreed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "no-goal-disputed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "first": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "turn"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "first",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "cube": {
      "type": "string"
     },
     "to": {
      "$ref": "#/components/schemas/Section"
     },
     "faults": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Fault"
      }
     },
     "event": {
      "type": "string",
      "const": "moved"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "cube",
     "event",
     "faults",
     "seat",
     "to",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "cube": {
      "type": "string"
     },
     "to": {
      "$ref": "#/components/schemas/Section"
     },
     "faults": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Fault"
      }
     },
     "event": {
      "type": "string",
      "const": "shifted"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "cube",
     "event",
     "faults",
     "seat",
     "to",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "turn-lost"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "to": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "undone"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "to",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "fault": {
      "type": "string"
     },
     "against": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "upheld": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "charge"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "against",
     "event",
     "fault",
     "seat",
     "upheld",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "fault": {
      "$ref": "#/components/schemas/Fault"
     },
     "cubes": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "to": {
      "$ref": "#/components/schemas/Section"
     },
     "lastMover": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "onTurn": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "bonusPlayed": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "put-right"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "bonusPlayed",
     "cubes",
     "event",
     "fault",
     "lastMover",
     "onTurn",
     "to",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "block": {
      "$ref": "#/components/schemas/Block"
     },
     "event": {
      "type": "string",
      "const": "lifted"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "block",
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "both": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "tie-ruled"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "both",
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "say": {
      "type": "string",
      "enum": [
       "now",
       "impossible"
      ]
     },
     "event": {
      "type": "string",
      "const": "said"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "say",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "reason": {
      "$ref": "#/components/schemas/Said"
     },
     "event": {
      "type": "string",
      "const": "set-aside"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "challenge": {
      "$ref": "#/components/schemas/Challenge"
     },
     "event": {
      "type": "string",
      "const": "challenged"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "challenge",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "claim": {
      "$ref": "#/components/schemas/Claim"
     },
     "writers": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Writer"
      }
     },
     "began": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "writing"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "began",
     "claim",
     "event",
     "writers",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "presents": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "decided"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "presents",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "written": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/SubmittedSolution"
       },
       {
        "type": "null"
       }
      ]
     },
     "event": {
      "type": "string",
      "const": "submitted"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "written",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "time-up"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "withdrew"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "queue": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Seat"
      }
     },
     "written": {
      "type": "array",
      "items": {
       "type": "object",
       "properties": {
        "seat": {
         "$ref": "#/components/schemas/Seat"
        },
        "written": {
         "$ref": "#/components/schemas/SubmittedSolution"
        }
       },
       "required": [
        "seat",
        "written"
       ],
       "additionalProperties": false
      }
     },
     "event": {
      "type": "string",
      "const": "presented"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "queue",
     "written",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "checking": {
      "$ref": "#/components/schemas/Checking"
     },
     "event": {
      "type": "string",
      "const": "checking"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "checking",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "forced": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "accepted"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "forced",
     "seat",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "objection": {
      "$ref": "#/components/schemas/Objection"
     },
     "event": {
      "type": "string",
      "const": "rejected"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "objection",
     "seat",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "upheld": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "reasons": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Reason"
      }
     },
     "engine": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "objection-ruled"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "engine",
     "event",
     "reasons",
     "seat",
     "upheld",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "how": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "joint",
       "separate",
       null
      ]
     },
     "pass": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "proving"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "how",
     "pass",
     "seat",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "held": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "event": {
      "type": "string",
      "const": "judge-asked"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "writer": {
      "$ref": "#/components/schemas/Seat"
     },
     "equals": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "by": {
      "type": "string",
      "enum": [
       "judge",
       "engine"
      ]
     },
     "engine": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "judge-answered"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "by",
     "engine",
     "equals",
     "event",
     "writer",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "verdict": {
      "$ref": "#/components/schemas/SeatVerdict"
     },
     "engine": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "verdict"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "engine",
     "event",
     "verdict",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "shake": {
      "type": "number"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ScoreLine"
      }
     },
     "event": {
      "type": "string",
      "const": "scored"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "lines",
     "shake",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "shake": {
      "type": "number"
     },
     "reason": {
      "$ref": "#/components/schemas/Said"
     },
     "nextSetter": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "void"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "nextSetter",
     "reason",
     "shake",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "penalty": {
      "$ref": "#/components/schemas/Penalty"
     },
     "event": {
      "type": "string",
      "const": "penalty"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "penalty",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "index": {
      "type": "number"
     },
     "status": {
      "type": "string",
      "enum": [
       "pending",
       "approved",
       "refused",
       "provisional",
       "cancelled"
      ]
     },
     "event": {
      "type": "string",
      "const": "penalty-ruled"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "index",
     "status",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "task": {
      "type": "string"
     },
     "stage": {
      "type": "string"
     },
     "event": {
      "type": "string",
      "const": "clock"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "stage",
     "task",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "awaiting": {
      "$ref": "#/components/schemas/Awaiting"
     },
     "event": {
      "type": "string",
      "const": "awaiting"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "awaiting",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "answered"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "id",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "target": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "absence-claimed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "target",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "absence-denied"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "leaves": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "absent"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "leaves",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "joins": {
      "type": "boolean"
     },
     "takesUp": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "write",
       "check",
       null
      ]
     },
     "event": {
      "type": "string",
      "const": "back"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "joins",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "resigned"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "agree": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "end-wished"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "agree",
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "end-agreed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "round-warning"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "round-stop"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "by": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "string",
        "const": "judge"
       }
      ]
     },
     "question": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "paused"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "by",
     "event",
     "question",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "call": {
      "type": "string",
      "enum": [
       "judge",
       "equals"
      ]
     },
     "event": {
      "type": "string",
      "const": "judge-overdue"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "call",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "call-taken"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "call": {
      "type": "string",
      "enum": [
       "judge",
       "equals"
      ]
     },
     "event": {
      "type": "string",
      "const": "call-off-wished"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "call",
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "by": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "string",
        "const": "director"
       },
       {
        "type": "string",
        "const": "players"
       },
       {
        "type": "string",
        "const": "time"
       }
      ]
     },
     "call": {
      "type": "string",
      "enum": [
       "judge",
       "equals"
      ]
     },
     "event": {
      "type": "string",
      "const": "called-off"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "by",
     "call",
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "judgeMs": {
      "type": "number"
     },
     "shiftMs": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "resumed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "judgeMs",
     "shiftMs",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "warned"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "scope": {
      "type": "string",
      "enum": [
       "round",
       "event"
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "disqualified"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "scope",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "zeroed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "percent": {
      "type": "number"
     },
     "event": {
      "type": "string",
      "const": "accommodated"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "percent",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "target": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "value": {
      "$ref": "#/components/schemas/Json"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "second": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "ruled"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "second",
     "target",
     "value",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "scope": {
      "type": "string",
      "enum": [
       "shake",
       "round"
      ]
     },
     "setter": {
      "$ref": "#/components/schemas/Seat"
     },
     "struck": {
      "type": [
       "number",
       "null"
      ]
     },
     "without": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "null"
       }
      ]
     },
     "until": {
      "type": [
       "number",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "replay-ordered"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "scope",
     "setter",
     "struck",
     "without",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "properties": {
     "event": {
      "type": "string",
      "const": "sheet-opened"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "event": {
      "type": "string",
      "const": "signed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "scores": {
      "anyOf": [
       {
        "type": "array",
        "items": {
         "type": "number"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "event": {
      "type": "string",
      "const": "objected"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "scores",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Seat"
       },
       {
        "type": "string",
        "const": "judge"
       }
      ]
     },
     "scores": {
      "type": "array",
      "items": {
       "type": "number"
      }
     },
     "agreed": {
      "type": "boolean"
     },
     "event": {
      "type": "string",
      "const": "corrected"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "agreed",
     "event",
     "scores",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "seat": {
      "$ref": "#/components/schemas/Seat"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ]
     },
     "event": {
      "type": "string",
      "const": "appealed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "reason",
     "seat",
     "at",
     "seq"
    ]
   },
   {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "matchPoints": {
      "type": "array",
      "items": {
       "type": "number"
      }
     },
     "event": {
      "type": "string",
      "const": "closed"
     },
     "at": {
      "type": "number",
      "description": "table time in milliseconds"
     },
     "seq": {
      "type": "number",
      "description": "number of the event at its table"
     },
     "clause": {
      "$ref": "#/components/schemas/ClauseRef"
     },
     "phase": {
      "$ref": "#/components/schemas/Phase"
     },
     "clocks": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Clock"
      }
     },
     "act": {
      "description": "on the first event of an act: the act itself"
     }
    },
    "required": [
     "event",
     "matchPoints",
     "at",
     "seq"
    ]
   }
  ]
 },
 "Task": {
  "type": "string",
  "enum": [
   "roll",
   "deal",
   "variation",
   "goal",
   "no-goal",
   "no-goal-set",
   "turn",
   "block",
   "write",
   "check"
  ]
 },
 "Variation": {
  "type": "object",
  "properties": {
   "id": {
    "type": "string"
   },
   "value": {
    "$ref": "#/components/schemas/Json"
   }
  },
  "required": [
   "id",
   "value"
  ],
  "additionalProperties": false,
  "description": "A variation in force, in order of selection. `id` is the protocol's name (`wildCube`, `base-8`)."
 },
 "Writer": {
  "type": "object",
  "properties": {
   "seat": {
    "$ref": "#/components/schemas/Seat"
   },
   "role": {
    "$ref": "#/components/schemas/Role"
   },
   "presents": {
    "type": [
     "boolean",
     "null"
    ],
    "description": "Third Party: null until decided."
   },
   "done": {
    "type": "boolean"
   },
   "written": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/SubmittedSolution"
     },
     {
      "type": "null"
     }
    ]
   },
   "spoiled": {
    "type": "boolean",
    "description": "Tried to change after presenting (2026-27 VII-C-2-a)."
   }
  },
  "required": [
   "seat",
   "role",
   "presents",
   "done",
   "written",
   "spoiled"
  ],
  "additionalProperties": false
 }
};
