/** Whether nobody but this machine reaches the address, or means it by the name. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
