"""The rule ids of Darwin as numbers, in the order of the specification (docs/rules/darwin.md).

Events and refusals carry the number; `RULE_IDS` gives the id back.
"""

from typing import Final

DC_TERM_01: Final = 0
DC_TERM_02: Final = 1
DC_TERM_03: Final = 2
DC_TERM_04: Final = 3
DC_TERM_05: Final = 4
DC_TERM_06: Final = 5
DC_TERM_07: Final = 6
DC_TERM_08: Final = 7
DC_TERM_09: Final = 8
DC_TERM_10: Final = 9
DC_TERM_11: Final = 10
DC_TERM_12: Final = 11
DC_TERM_13: Final = 12
DC_TERM_14: Final = 13
DC_CMP_01: Final = 14
DC_CMP_02: Final = 15
DC_CMP_03: Final = 16
DC_CMP_04: Final = 17
DC_CMP_05: Final = 18
DC_CMP_06: Final = 19
DC_CMP_07: Final = 20
DC_CMP_08: Final = 21
DC_CMP_09: Final = 22
DC_CMP_10: Final = 23
DC_CMP_11: Final = 24
DC_SET_01: Final = 25
DC_SET_02: Final = 26
DC_SET_03: Final = 27
DC_SET_04: Final = 28
DC_SET_05: Final = 29
DC_SET_06: Final = 30
DC_SET_07: Final = 31
DC_SET_08: Final = 32
DC_SET_09: Final = 33
DC_SET_10: Final = 34
DC_SET_11: Final = 35
DC_INFO_01: Final = 36
DC_INFO_02: Final = 37
DC_INFO_03: Final = 38
DC_INFO_04: Final = 39
DC_INFO_05: Final = 40
DC_INFO_06: Final = 41
DC_ERA_01: Final = 42
DC_ERA_02: Final = 43
DC_ERA_03: Final = 44
DC_TURN_01: Final = 45
DC_TURN_02: Final = 46
DC_TURN_03: Final = 47
DC_TURN_04: Final = 48
DC_TURN_05: Final = 49
DC_TURN_06: Final = 50
DC_TURN_07: Final = 51
DC_ACT_REDRAW_01: Final = 52
DC_ACT_REDRAW_02: Final = 53
DC_ACT_REDRAW_03: Final = 54
DC_ACT_REDRAW_04: Final = 55
DC_ACT_REDRAW_05: Final = 56
DC_ACT_REDRAW_06: Final = 57
DC_ACT_REDRAW_07: Final = 58
DC_ACT_TRADE_01: Final = 59
DC_ACT_TRADE_02: Final = 60
DC_ACT_TRADE_03: Final = 61
DC_ACT_TRADE_04: Final = 62
DC_ACT_TRADE_05: Final = 63
DC_ACT_TRADE_06: Final = 64
DC_ACT_MAIN_01: Final = 65
DC_ACT_MAIN_02: Final = 66
DC_ACT_MAIN_03: Final = 67
DC_ACT_MAIN_04: Final = 68
DC_ACT_MAIN_05: Final = 69
DC_ACT_MAIN_06: Final = 70
DC_ACT_MAIN_07: Final = 71
DC_ANAT_01: Final = 72
DC_ANAT_02: Final = 73
DC_ANAT_03: Final = 74
DC_ANAT_04: Final = 75
DC_ANAT_05: Final = 76
DC_ANAT_06: Final = 77
DC_ACT_CREATE_01: Final = 78
DC_ACT_CREATE_02: Final = 79
DC_ACT_CREATE_03: Final = 80
DC_ACT_CREATE_04: Final = 81
DC_ACT_CREATE_05: Final = 82
DC_ACT_CREATE_06: Final = 83
DC_ACT_CREATE_07: Final = 84
DC_ACT_CREATE_08: Final = 85
DC_ACT_MUTATE_01: Final = 86
DC_ACT_MUTATE_02: Final = 87
DC_ACT_MUTATE_03: Final = 88
DC_ACT_MUTATE_04: Final = 89
DC_ACT_MUTATE_05: Final = 90
DC_ACT_MUTATE_06: Final = 91
DC_ACT_MUTATE_07: Final = 92
DC_ACT_MUTATE_08: Final = 93
DC_ACT_MUTATE_09: Final = 94
DC_ACT_MUTATE_10: Final = 95
DC_ACT_MUTATE_11: Final = 96
DC_ACT_MIGRATE_01: Final = 97
DC_ACT_MIGRATE_02: Final = 98
DC_ACT_MIGRATE_03: Final = 99
DC_ACT_MIGRATE_04: Final = 100
DC_ACT_MIGRATE_05: Final = 101
DC_LEAD_01: Final = 102
DC_LEAD_02: Final = 103
DC_LEAD_03: Final = 104
DC_LEAD_04: Final = 105
DC_LEAD_05: Final = 106
DC_FOOD_01: Final = 107
DC_FOOD_02: Final = 108
DC_FOOD_03: Final = 109
DC_FOOD_04: Final = 110
DC_FOOD_05: Final = 111
DC_FOOD_06: Final = 112
DC_FOOD_07: Final = 113
DC_FOOD_08: Final = 114
DC_FOOD_09: Final = 115
DC_FOOD_10: Final = 116
DC_FOOD_11: Final = 117
DC_FOOD_12: Final = 118
DC_FOOD_13: Final = 119
DC_FOOD_14: Final = 120
DC_DEATH_01: Final = 121
DC_DEATH_02: Final = 122
DC_DEATH_03: Final = 123
DC_DEATH_04: Final = 124
DC_EVAL_REQ_01: Final = 125
DC_EVAL_REQ_02: Final = 126
DC_EVAL_FOOD_01: Final = 127
DC_EVAL_FOOD_02: Final = 128
DC_EVAL_FOOD_03: Final = 129
DC_EVAL_FOOD_04: Final = 130
DC_EVAL_FOOD_05: Final = 131
DC_EVAL_FOOD_06: Final = 132
DC_EVAL_PRED_01: Final = 133
DC_EVAL_PRED_02: Final = 134
DC_EVAL_PRED_03: Final = 135
DC_EVAL_PRED_04: Final = 136
DC_EVAL_PRED_05: Final = 137
DC_EVAL_PRED_06: Final = 138
DC_EVAL_PRED_07: Final = 139
DC_EVAL_PRED_08: Final = 140
DC_EVAL_PRED_09: Final = 141
DC_EVAL_PRED_10: Final = 142
DC_EVAL_PRED_11: Final = 143
DC_EVAL_PRED_12: Final = 144
DC_EVAL_SURV_01: Final = 145
DC_EVAL_SURV_02: Final = 146
DC_EVAL_ADAPT_01: Final = 147
DC_EVAL_ADAPT_02: Final = 148
DC_EVAL_ADAPT_03: Final = 149
DC_EVAL_ADAPT_04: Final = 150
DC_EVAL_COMP_01: Final = 151
DC_EVAL_COMP_02: Final = 152
DC_EVAL_COMP_03: Final = 153
DC_EVAL_COMP_04: Final = 154
DC_EVAL_COMP_05: Final = 155
DC_TRANS_1_01: Final = 156
DC_TRANS_1_02: Final = 157
DC_TRANS_1_03: Final = 158
DC_TRANS_1_04: Final = 159
DC_TRANS_2_01: Final = 160
DC_TRANS_2_02: Final = 161
DC_TRANS_2_03: Final = 162
DC_TRANS_2_04: Final = 163
DC_TRANS_2_05: Final = 164
DC_TRANS_2_06: Final = 165
DC_TRANS_3_01: Final = 166
DC_TRANS_3_02: Final = 167
DC_TRANS_3_03: Final = 168
DC_TRANS_3_04: Final = 169
DC_TRANS_4_01: Final = 170
DC_TRANS_5_01: Final = 171
DC_TRANS_6_01: Final = 172
DC_TRANS_6_02: Final = 173
DC_TRANS_7_01: Final = 174
DC_EVT_DEGEN_01: Final = 175
DC_EVT_DEGEN_02: Final = 176
DC_EVT_SPECIAL_01: Final = 177
DC_EVT_SPECIAL_02: Final = 178
DC_EVT_SPECIAL_03: Final = 179
DC_EVT_SPECIAL_04: Final = 180
DC_EVT_SPECIAL_05: Final = 181
DC_EVT_SPECIAL_06: Final = 182
DC_EVT_AXIS_01: Final = 183
DC_EVT_AXIS_02: Final = 184
DC_EVT_FLOOD_01: Final = 185
DC_EVT_HURRICANE_01: Final = 186
DC_EVT_HURRICANE_02: Final = 187
DC_EVT_INTRUDERS_01: Final = 188
DC_EVT_INTRUDERS_02: Final = 189
DC_EVT_INTRUDERS_03: Final = 190
DC_EVT_MEATBOOM_01: Final = 191
DC_EVT_PLANTBOOM_01: Final = 192
DC_EVT_METEOR_01: Final = 193
DC_EVT_OPTIMAL_01: Final = 194
DC_EVT_LOWMUT_01: Final = 195
DC_EVT_DRIFT_01: Final = 196
DC_EVT_EPIDEMIC_01: Final = 197
DC_EVT_EPIDEMIC_02: Final = 198
DC_EVT_EPIDEMIC_03: Final = 199
DC_EVT_VOLCANO_01: Final = 200
DC_EVT_VOLCANO_02: Final = 201
DC_EVT_VOLCANO_03: Final = 202
DC_EVT_VOLCANO_04: Final = 203
DC_EVT_VOLCANO_05: Final = 204
DC_EVT_VOLCANO_06: Final = 205
DC_EVT_VOLCANO_07: Final = 206
DC_END_01: Final = 207
DC_END_02: Final = 208
DC_END_03: Final = 209
DC_BEG_01: Final = 210
DC_BEG_02: Final = 211
DC_BEG_03: Final = 212
DC_BEG_04: Final = 213
DC_BEG_05: Final = 214
DC_BEG_06: Final = 215
DC_BEG_07: Final = 216
DC_2P_01: Final = 217
DC_2P_02: Final = 218
DC_2P_03: Final = 219
DC_2P_04: Final = 220
DC_2P_05: Final = 221
DC_2P_06: Final = 222
DC_2P_07: Final = 223
DC_TEAM_01: Final = 224
DC_TEAM_02: Final = 225
DC_TEAM_03: Final = 226
DC_TEAM_04: Final = 227
DC_TEAM_05: Final = 228
DC_TEAM_06: Final = 229
DC_TEAM_07: Final = 230
DC_TEAM_08: Final = 231
DC_TEAM_09: Final = 232
DC_TEAM_10: Final = 233
DC_KIDS_01: Final = 234
DC_KIDS_02: Final = 235
DC_KIDS_03: Final = 236
DC_KIDS_04: Final = 237
DC_KIDS_05: Final = 238
DC_KIDS_06: Final = 239
DC_KIDS_07: Final = 240
DC_KIDS_08: Final = 241
DC_KIDS_09: Final = 242
DC_KIDS_10: Final = 243
DC_3ERA_01: Final = 244
DC_LEM_01: Final = 245
DC_LEM_02: Final = 246
DC_LEM_03: Final = 247
DC_LEM_04: Final = 248
DC_LEM_05: Final = 249
DC_LEM_06: Final = 250
DC_LEM_07: Final = 251

RULE_IDS: Final[list[str]] = [
    "DC-TERM-01",
    "DC-TERM-02",
    "DC-TERM-03",
    "DC-TERM-04",
    "DC-TERM-05",
    "DC-TERM-06",
    "DC-TERM-07",
    "DC-TERM-08",
    "DC-TERM-09",
    "DC-TERM-10",
    "DC-TERM-11",
    "DC-TERM-12",
    "DC-TERM-13",
    "DC-TERM-14",
    "DC-CMP-01",
    "DC-CMP-02",
    "DC-CMP-03",
    "DC-CMP-04",
    "DC-CMP-05",
    "DC-CMP-06",
    "DC-CMP-07",
    "DC-CMP-08",
    "DC-CMP-09",
    "DC-CMP-10",
    "DC-CMP-11",
    "DC-SET-01",
    "DC-SET-02",
    "DC-SET-03",
    "DC-SET-04",
    "DC-SET-05",
    "DC-SET-06",
    "DC-SET-07",
    "DC-SET-08",
    "DC-SET-09",
    "DC-SET-10",
    "DC-SET-11",
    "DC-INFO-01",
    "DC-INFO-02",
    "DC-INFO-03",
    "DC-INFO-04",
    "DC-INFO-05",
    "DC-INFO-06",
    "DC-ERA-01",
    "DC-ERA-02",
    "DC-ERA-03",
    "DC-TURN-01",
    "DC-TURN-02",
    "DC-TURN-03",
    "DC-TURN-04",
    "DC-TURN-05",
    "DC-TURN-06",
    "DC-TURN-07",
    "DC-ACT-REDRAW-01",
    "DC-ACT-REDRAW-02",
    "DC-ACT-REDRAW-03",
    "DC-ACT-REDRAW-04",
    "DC-ACT-REDRAW-05",
    "DC-ACT-REDRAW-06",
    "DC-ACT-REDRAW-07",
    "DC-ACT-TRADE-01",
    "DC-ACT-TRADE-02",
    "DC-ACT-TRADE-03",
    "DC-ACT-TRADE-04",
    "DC-ACT-TRADE-05",
    "DC-ACT-TRADE-06",
    "DC-ACT-MAIN-01",
    "DC-ACT-MAIN-02",
    "DC-ACT-MAIN-03",
    "DC-ACT-MAIN-04",
    "DC-ACT-MAIN-05",
    "DC-ACT-MAIN-06",
    "DC-ACT-MAIN-07",
    "DC-ANAT-01",
    "DC-ANAT-02",
    "DC-ANAT-03",
    "DC-ANAT-04",
    "DC-ANAT-05",
    "DC-ANAT-06",
    "DC-ACT-CREATE-01",
    "DC-ACT-CREATE-02",
    "DC-ACT-CREATE-03",
    "DC-ACT-CREATE-04",
    "DC-ACT-CREATE-05",
    "DC-ACT-CREATE-06",
    "DC-ACT-CREATE-07",
    "DC-ACT-CREATE-08",
    "DC-ACT-MUTATE-01",
    "DC-ACT-MUTATE-02",
    "DC-ACT-MUTATE-03",
    "DC-ACT-MUTATE-04",
    "DC-ACT-MUTATE-05",
    "DC-ACT-MUTATE-06",
    "DC-ACT-MUTATE-07",
    "DC-ACT-MUTATE-08",
    "DC-ACT-MUTATE-09",
    "DC-ACT-MUTATE-10",
    "DC-ACT-MUTATE-11",
    "DC-ACT-MIGRATE-01",
    "DC-ACT-MIGRATE-02",
    "DC-ACT-MIGRATE-03",
    "DC-ACT-MIGRATE-04",
    "DC-ACT-MIGRATE-05",
    "DC-LEAD-01",
    "DC-LEAD-02",
    "DC-LEAD-03",
    "DC-LEAD-04",
    "DC-LEAD-05",
    "DC-FOOD-01",
    "DC-FOOD-02",
    "DC-FOOD-03",
    "DC-FOOD-04",
    "DC-FOOD-05",
    "DC-FOOD-06",
    "DC-FOOD-07",
    "DC-FOOD-08",
    "DC-FOOD-09",
    "DC-FOOD-10",
    "DC-FOOD-11",
    "DC-FOOD-12",
    "DC-FOOD-13",
    "DC-FOOD-14",
    "DC-DEATH-01",
    "DC-DEATH-02",
    "DC-DEATH-03",
    "DC-DEATH-04",
    "DC-EVAL-REQ-01",
    "DC-EVAL-REQ-02",
    "DC-EVAL-FOOD-01",
    "DC-EVAL-FOOD-02",
    "DC-EVAL-FOOD-03",
    "DC-EVAL-FOOD-04",
    "DC-EVAL-FOOD-05",
    "DC-EVAL-FOOD-06",
    "DC-EVAL-PRED-01",
    "DC-EVAL-PRED-02",
    "DC-EVAL-PRED-03",
    "DC-EVAL-PRED-04",
    "DC-EVAL-PRED-05",
    "DC-EVAL-PRED-06",
    "DC-EVAL-PRED-07",
    "DC-EVAL-PRED-08",
    "DC-EVAL-PRED-09",
    "DC-EVAL-PRED-10",
    "DC-EVAL-PRED-11",
    "DC-EVAL-PRED-12",
    "DC-EVAL-SURV-01",
    "DC-EVAL-SURV-02",
    "DC-EVAL-ADAPT-01",
    "DC-EVAL-ADAPT-02",
    "DC-EVAL-ADAPT-03",
    "DC-EVAL-ADAPT-04",
    "DC-EVAL-COMP-01",
    "DC-EVAL-COMP-02",
    "DC-EVAL-COMP-03",
    "DC-EVAL-COMP-04",
    "DC-EVAL-COMP-05",
    "DC-TRANS-1-01",
    "DC-TRANS-1-02",
    "DC-TRANS-1-03",
    "DC-TRANS-1-04",
    "DC-TRANS-2-01",
    "DC-TRANS-2-02",
    "DC-TRANS-2-03",
    "DC-TRANS-2-04",
    "DC-TRANS-2-05",
    "DC-TRANS-2-06",
    "DC-TRANS-3-01",
    "DC-TRANS-3-02",
    "DC-TRANS-3-03",
    "DC-TRANS-3-04",
    "DC-TRANS-4-01",
    "DC-TRANS-5-01",
    "DC-TRANS-6-01",
    "DC-TRANS-6-02",
    "DC-TRANS-7-01",
    "DC-EVT-DEGEN-01",
    "DC-EVT-DEGEN-02",
    "DC-EVT-SPECIAL-01",
    "DC-EVT-SPECIAL-02",
    "DC-EVT-SPECIAL-03",
    "DC-EVT-SPECIAL-04",
    "DC-EVT-SPECIAL-05",
    "DC-EVT-SPECIAL-06",
    "DC-EVT-AXIS-01",
    "DC-EVT-AXIS-02",
    "DC-EVT-FLOOD-01",
    "DC-EVT-HURRICANE-01",
    "DC-EVT-HURRICANE-02",
    "DC-EVT-INTRUDERS-01",
    "DC-EVT-INTRUDERS-02",
    "DC-EVT-INTRUDERS-03",
    "DC-EVT-MEATBOOM-01",
    "DC-EVT-PLANTBOOM-01",
    "DC-EVT-METEOR-01",
    "DC-EVT-OPTIMAL-01",
    "DC-EVT-LOWMUT-01",
    "DC-EVT-DRIFT-01",
    "DC-EVT-EPIDEMIC-01",
    "DC-EVT-EPIDEMIC-02",
    "DC-EVT-EPIDEMIC-03",
    "DC-EVT-VOLCANO-01",
    "DC-EVT-VOLCANO-02",
    "DC-EVT-VOLCANO-03",
    "DC-EVT-VOLCANO-04",
    "DC-EVT-VOLCANO-05",
    "DC-EVT-VOLCANO-06",
    "DC-EVT-VOLCANO-07",
    "DC-END-01",
    "DC-END-02",
    "DC-END-03",
    "DC-BEG-01",
    "DC-BEG-02",
    "DC-BEG-03",
    "DC-BEG-04",
    "DC-BEG-05",
    "DC-BEG-06",
    "DC-BEG-07",
    "DC-2P-01",
    "DC-2P-02",
    "DC-2P-03",
    "DC-2P-04",
    "DC-2P-05",
    "DC-2P-06",
    "DC-2P-07",
    "DC-TEAM-01",
    "DC-TEAM-02",
    "DC-TEAM-03",
    "DC-TEAM-04",
    "DC-TEAM-05",
    "DC-TEAM-06",
    "DC-TEAM-07",
    "DC-TEAM-08",
    "DC-TEAM-09",
    "DC-TEAM-10",
    "DC-KIDS-01",
    "DC-KIDS-02",
    "DC-KIDS-03",
    "DC-KIDS-04",
    "DC-KIDS-05",
    "DC-KIDS-06",
    "DC-KIDS-07",
    "DC-KIDS-08",
    "DC-KIDS-09",
    "DC-KIDS-10",
    "DC-3ERA-01",
    "DC-LEM-01",
    "DC-LEM-02",
    "DC-LEM-03",
    "DC-LEM-04",
    "DC-LEM-05",
    "DC-LEM-06",
    "DC-LEM-07",
]
