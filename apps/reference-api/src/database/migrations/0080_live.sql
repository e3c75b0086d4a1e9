-- Whoever watches is told that something of a member's changed, and what kind of thing, once the change is committed;
-- the same news twice in one transaction is one. What it is now, the listener reads.
CREATE FUNCTION tell_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', TG_ARGV[0] || ':' || NEW.member_uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_live AFTER INSERT OR UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION tell_live('deposits');
--> statement-breakpoint
CREATE TRIGGER withdrawals_live AFTER INSERT OR UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION tell_live('withdrawals');
--> statement-breakpoint
CREATE TRIGGER slip_requests_live AFTER INSERT OR UPDATE ON slip_requests
  FOR EACH ROW EXECUTE FUNCTION tell_live('slips');
--> statement-breakpoint
CREATE TRIGGER game_launches_live AFTER INSERT OR UPDATE OF status ON game_launches
  FOR EACH ROW EXECUTE FUNCTION tell_live('launches');
--> statement-breakpoint
-- Rounds move what is out in a game many times a minute: that is no news.
CREATE TRIGGER ledger_accounts_live AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind IN ('credit', 'points')) EXECUTE FUNCTION tell_live('credit');
--> statement-breakpoint
CREATE TRIGGER sessions_live AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_live('ended');
--> statement-breakpoint
CREATE FUNCTION tell_live_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', TG_ARGV[0] || ':' || NEW.uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_live AFTER UPDATE OF level, turnover_left ON members
  FOR EACH ROW WHEN ((OLD.level, OLD.turnover_left) IS DISTINCT FROM (NEW.level, NEW.turnover_left))
  EXECUTE FUNCTION tell_live_of_member('level');
--> statement-breakpoint
CREATE TRIGGER members_live_ended AFTER UPDATE OF status ON members
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_live_of_member('ended');
--> statement-breakpoint
CREATE FUNCTION tell_live_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'site:');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_live_of_site();
--> statement-breakpoint
CREATE TRIGGER announcements_live AFTER INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_live_of_site();
