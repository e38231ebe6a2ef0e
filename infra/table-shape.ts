// The one table's keys and indexes, for SST and for the laptop. What the indexes answer is told in each entity's head.

interface IndexShape {
  hashKey: string;
  rangeKey: string;
  /** Attributes that it carries beside the keys; all of a row without. ElectroDB knows its rows by the first two. */
  projection?: readonly string[];
}

export const tableShape = {
  primary: { hashKey: "pk", rangeKey: "sk" },
  indexes: {
    gsi1: { hashKey: "g1pk", rangeKey: "g1sk" },
    gsi2: {
      hashKey: "g2pk",
      rangeKey: "g2sk",
      // What is due: its readers go on with the row itself. A write that leaves these alone costs nothing here.
      projection: [
        "__edb_e__",
        "__edb_v__",
        "orderId",
        "mailId",
        "checkoutId",
        "customerId",
        "dueAt",
        "helpAt",
      ],
    },
    gsi3: { hashKey: "g3pk", rangeKey: "g3sk" },
  },
  ttl: "ttl",
} as const satisfies {
  primary: IndexShape;
  indexes: Record<string, IndexShape>;
  ttl: string;
};
