-- Servers of the previous version may book meanwhile. The bank feed locks its line before the deposit, so that it
-- may deadlock with this once: whichever is undone tries again, the feed at its next reading.
LOCK TABLE "deposits" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- A transfer that was credited twice, under two spellings of its reference, has a number behind the later ones,
-- and a row in the log of operations for each, because staff decide about the credit.
WITH numbered AS (
  UPDATE "deposits" SET "trans_ref" = "deposits"."trans_ref" || ' (' || repeated.number || ')'
    FROM (
      SELECT "uuid", "trans_ref" AS "before", row_number() OVER (PARTITION BY "sending_bank", upper("trans_ref") ORDER BY "created_at", "uuid") AS number
      FROM "deposits" WHERE "sending_bank" IS NOT NULL AND "trans_ref" IS NOT NULL AND "status" <> 'REJECTED'
    ) AS repeated
    WHERE repeated."uuid" = "deposits"."uuid" AND repeated.number > 1
    RETURNING "deposits"."uuid", "deposits"."member_uuid", repeated."before", "deposits"."trans_ref" AS "after"
)
-- The trigger sets number and hashes.
INSERT INTO "operation_log" ("id", "at", "by_kind", "by_name", "act", "member_uuid", "subject", "detail", "before", "hash")
  SELECT 0, now(), 'JOB', 'migration', 'TRANSFER_NUMBERED', "member_uuid", "uuid"::text,
    jsonb_build_object('from', "before", 'to', "after"), ''::bytea, ''::bytea
  FROM numbered;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "deposits_transfer_once" ON "deposits" USING btree ("sending_bank",upper("trans_ref")) WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "feed_lines_reference" ON "feed_lines" USING btree ("sending_bank",upper("trans_ref"));
