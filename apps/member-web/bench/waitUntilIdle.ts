import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const spent = () => {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }))
  return { busy: sum(times.map(({ busy }) => busy)), idle: sum(times.map(({ idle }) => idle)) }
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Waits up to twenty seconds until the machine is 80 % idle; returns the share of idle time. */
export const waitUntilIdle = async (): Promise<number> => {
  for (let looked = 0; ; looked++) {
    const before = spent()
    await sleep(500)
    const after = spent()
    const idle = after.idle - before.idle
    const share = idle / (idle + after.busy - before.busy)
    if (share >= 0.8 || looked === 40) return share
  }
}
