/** Pattern of the server's paths, on a site that has the same origin as the server. */
export const serversAddresses = '^/(?:api|files|simulated)(?:/|$)'
