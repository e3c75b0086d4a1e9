/** True if only this machine can reach the address, or the name means this machine. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
