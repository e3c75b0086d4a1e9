import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    register,
    requests: new Histogram({
      name: 'member_request_seconds',
      help: 'Requests by call and outcome: done, refused (4xx) or failed (5xx).',
      labelNames: ['call', 'outcome'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    lookUps: new Counter({
      name: 'member_look_ups_total',
      help: 'Look-ups by visitors of a member or of the owner of a bank account: done or refused.',
      labelNames: ['outcome'],
      registers,
    }),
    queue: gauge('member_queue_waiting', 'How many wait in a queue.', ['queue']),
    oldest: gauge('member_queue_oldest_seconds', 'How long the oldest in a queue has waited.', ['queue']),
    house: gauge(
      'member_house_satang',
      'Balance of the house by account: its change is money by kind, and points for loyalty.',
      ['account'],
    ),
    jobAge: gauge('member_job_success_age_seconds', 'Since when a job has not succeeded.', ['job']),
    jobFailed: gauge('member_job_failed', '1 where the last run of a job failed.', ['job']),
    contradictions: gauge('member_payout_contradictions', 'Payouts about which the bank contradicts itself.'),
    logLines: gauge('member_operation_log_lines', 'Lines of the log of operations.'),
    streams: gauge('member_streams', 'Open streams of this process.'),
    connections: gauge('member_database_connections', 'Connections of this process by state.', ['state']),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
