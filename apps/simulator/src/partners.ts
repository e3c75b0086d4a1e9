/** Parts of the simulation for test tools. */
export { setSwitches } from './bank/switches.ts'
export { qrOf, sendTransfer } from './bank/transfers.ts'
export { playRound } from './games/playRound.ts'
export { simulation } from './simulation.ts'
export { migrateTables } from './partnerTables.ts'
