-- What is paid for invitations and given back of losses.
INSERT INTO ledger_accounts (id, kind, unit) VALUES
  ('house:affiliate', 'house', 'THB'),
  ('house:refund', 'house', 'THB');
--> statement-breakpoint
-- Who is a member already gets what a new one opens with.
INSERT INTO ledger_accounts (id, member_uuid, kind, unit)
  SELECT 'member:' || uuid || ':affiliate', uuid, 'affiliate', 'THB' FROM members;
