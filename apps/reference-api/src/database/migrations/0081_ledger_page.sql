CREATE TABLE "withdrawal_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_uuid_withdrawals_uuid_fk" FOREIGN KEY ("withdrawal_uuid") REFERENCES "public"."withdrawals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_steps_withdrawal" ON "withdrawal_steps" USING btree ("withdrawal_uuid");--> statement-breakpoint
CREATE INDEX "ledger_transactions_seen" ON "ledger_transactions" USING btree ("member_uuid","created_at","uuid") WHERE kind not in ('bet', 'win', 'commission', 'withdraw-paid', 'game-difference');--> statement-breakpoint
CREATE INDEX "withdrawals_paid" ON "withdrawals" USING btree ("updated_at") WHERE status = 'SUCCESS';
--> statement-breakpoint
-- A withdrawal's way is written down by the database itself, whoever moves it.
CREATE FUNCTION write_withdrawal_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One that is inserted settled was asked for first.
  IF TG_OP = 'INSERT' AND NEW.status <> 'PENDING' THEN
    INSERT INTO withdrawal_steps (withdrawal_uuid, status, at) VALUES (NEW.uuid, 'PENDING', NEW.created_at);
  END IF;
  INSERT INTO withdrawal_steps (withdrawal_uuid, status, at) VALUES (NEW.uuid, NEW.status, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_inserted_step AFTER INSERT ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION write_withdrawal_step();
--> statement-breakpoint
CREATE TRIGGER withdrawals_moved_step AFTER UPDATE OF status ON withdrawals
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION write_withdrawal_step();
--> statement-breakpoint
INSERT INTO withdrawal_steps (withdrawal_uuid, status, at)
  SELECT uuid, 'PENDING', created_at FROM withdrawals ORDER BY created_at;
--> statement-breakpoint
INSERT INTO withdrawal_steps (withdrawal_uuid, status, at)
  SELECT uuid, status, updated_at FROM withdrawals WHERE status <> 'PENDING' ORDER BY updated_at;
