import { connect } from "node:net";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, test, vi } from "vitest";
import type { Authorize } from "./authorize.ts";
import { startDynamo } from "./server.ts";
import { allItems, post, refusalOf, startShop, TableName, temporaryFolder } from "./testing.ts";

const Item = { pk: "a", sk: "A", n: 1 };

describe("a data folder", () => {
  test("has its rows after a restart", async () => {
    const dir = await temporaryFolder();
    const { client, dynamo } = await startShop({ sockets: true, dir });
    await client.send(new PutCommand({ TableName, Item }));
    await dynamo.close();

    const again = await startShop({ sockets: true, dir });
    expect(await allItems(again.client)).toEqual([Item]);
  });

  test("is refused at once when another process holds it", async () => {
    const dir = await temporaryFolder();
    await startShop({ sockets: true, dir });
    const error = await refusalOf(startDynamo({ dir }));
    expect(error.message).toContain(`The data folder ${dir} is in use by another process.`);
  });
});

describe("the server", () => {
  test("lets go of the folder when its port is taken", async () => {
    const { dynamo } = await startShop();
    const dir = await temporaryFolder();
    expect((await refusalOf(startDynamo({ dir, port: dynamo.port }))).message).toContain(
      "is taken by another",
    );
    const free = await startDynamo({ dir });
    await free.close();
  });

  test("survives clients that hang up half way through a request", async () => {
    const { client, dynamo } = await startShop({ sockets: true });
    for (let i = 0; i < 20; i++) {
      await new Promise<void>((resolve) => {
        const socket = connect(dynamo.port, "127.0.0.1", () => {
          socket.write(
            `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\nX-Amz-Target: DynamoDB_20120810.PutItem\r\n\r\n{"Tab`,
            () => socket.resetAndDestroy(),
          );
        });
        socket.on("error", () => {});
        socket.on("close", () => resolve());
      });
    }
    await client.send(new PutCommand({ TableName, Item }));
    expect(await allItems(client)).toEqual([Item]);
  });

  test("refuses loudly what it does not know", async () => {
    const { dynamo } = await startShop();
    for (const operation of ["ExecuteStatement", "UpdateTable", "toString", "__proto__"]) {
      const { status, body } = await post(dynamo, operation, {});
      expect(status).toBe(400);
      expect(body.__type).toBe("com.amazonaws.dynamodb.v20120810#UnknownOperationException");
    }
    const { body } = await post(dynamo, "GetItem", { TableName, Key: {}, NewThing: true });
    expect(body.message).toBe("The local DynamoDB does not know the parameter NewThing of GetItem");
  });

  test.each(["", "{", "null", "[]", '"text"', "7"])("answers the body %j with a 400", async (text) => {
    const { dynamo } = await startShop();
    const { status, body } = await post(dynamo, "DescribeTable", text);
    expect(status).toBe(400);
    expect(body.__type).toContain("SerializationException");
  });

  test("answers a null where a structure belongs with a 400", async () => {
    const { dynamo } = await startShop();
    const nulls = [
      ["BatchGetItem", { RequestItems: { [TableName]: { Keys: [null] } } }],
      ["PutItem", { TableName, Item: { pk: null } }],
      ["TransactWriteItems", { TransactItems: [null] }],
      ["TransactWriteItems", { TransactItems: [{ Put: { TableName, Item: { pk: { M: null } } } }] }],
      ["UpdateTimeToLive", { TableName, TimeToLiveSpecification: null }],
    ] as const;
    for (const [operation, body] of nulls) {
      expect(await post(dynamo, operation, body)).toMatchObject({ status: 400 });
    }
  });

  test("refuses bodies above 16 MB", async () => {
    const { dynamo } = await startShop();
    const outcome = await post(dynamo, "DescribeTable", "x".repeat(17 * 1024 * 1024)).catch(() => ({
      status: 413,
    }));
    expect(outcome.status).toBe(413);
  });

  test("does not talk to pages in a browser", async () => {
    const { dynamo } = await startShop();
    const fromPage = await post(dynamo, "DescribeTable", {}, { origin: "https://evil.example" });
    expect(fromPage.status).toBe(403);
    const preflight = await fetch(dynamo.endpoint, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    const rebound = await new Promise<string>((resolve) => {
      const socket = connect(dynamo.port, "127.0.0.1", () =>
        socket.write("POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\n\r\n{}"),
      );
      socket.on("data", (data) => {
        resolve(String(data).split("\r\n")[0] ?? "");
        socket.destroy();
      });
    });
    expect(rebound).toBe("HTTP/1.1 403 Forbidden");
  });

  test("finishes what is under way when it is closed", async () => {
    const dir = await temporaryFolder();
    const closings: Promise<void>[] = [];
    // Asked while the write is under way: the moment to pull the plug.
    const authorize: Authorize = (_accessKeyId, action) => {
      if (action === "PutItem") closings.push(dynamo.close(), dynamo.close());
      return true;
    };
    const { client, dynamo } = await startShop({ sockets: true, dir, authorize });
    await client.send(new PutCommand({ TableName, Item }));
    await Promise.all(closings);
    expect(closings).toHaveLength(2);

    const again = await startShop({ sockets: true, dir });
    expect(await allItems(again.client)).toEqual([Item]);
  });

  test("finishes the write of a departed client before it lets go of the folder", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const dir = await temporaryFolder();
    let closing: Promise<void> | undefined;
    const authorize: Authorize = (_accessKeyId, action) => {
      if (action === "PutItem") {
        socket.resetAndDestroy();
        closing ??= dynamo.close();
      }
      return true;
    };
    const { dynamo } = await startShop({ sockets: true, dir, authorize });
    // Long enough to be still at it when the server notices that nobody listens any more.
    const TransactItems = Array.from({ length: 100 }, (_, i) => ({
      Put: { TableName, Item: { pk: { S: `P${i}` }, sk: { S: "A" }, text: { S: "x".repeat(30_000) } } },
    }));
    const body = JSON.stringify({ TransactItems });
    const head = [
      "POST / HTTP/1.1",
      "Host: 127.0.0.1",
      "X-Amz-Target: DynamoDB_20120810.TransactWriteItems",
      "Authorization: AWS4-HMAC-SHA256 Credential=local/20300101/ap-south-1/dynamodb/aws4_request",
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(dynamo.port, "127.0.0.1", () => {
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
    });
    await new Promise((resolve) => socket.on("close", resolve));
    await closing;
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();

    const again = await startShop({ sockets: true, dir });
    expect(await allItems(again.client)).toHaveLength(100);
  });
});
