CREATE UNLOGGED TABLE "live_news" (
	"kind" text NOT NULL,
	"member_uuid" uuid
);
--> statement-breakpoint
-- Rows live for milliseconds.
ALTER TABLE "live_news" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000000000);
--> statement-breakpoint
-- A transaction that notifies holds one lock of the whole database until its commit is on the disk and at the standby:
-- so news is only written down here, and published afterwards in batches (`publishing.ts`).
CREATE OR REPLACE FUNCTION tell_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_news (kind, member_uuid) VALUES (TG_ARGV[0], NEW.member_uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_live_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_news (kind, member_uuid) VALUES (TG_ARGV[0], NEW.uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_live_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_news (kind) VALUES ('site');
  RETURN NULL;
END $$;
