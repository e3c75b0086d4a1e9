/** True if the host is this machine or reachable only from it. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
