// The one table's keys and indexes, for SST and for the laptop. What the indexes answer is told in each entity's head.

export const tableShape = {
  primary: { hashKey: "pk", rangeKey: "sk" },
  indexes: {
    gsi1: { hashKey: "g1pk", rangeKey: "g1sk" },
    gsi2: { hashKey: "g2pk", rangeKey: "g2sk" },
    gsi3: { hashKey: "g3pk", rangeKey: "g3sk" },
  },
  ttl: "ttl",
} as const;
