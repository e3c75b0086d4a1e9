/** Pattern of the server's addresses, if the server shares the site's origin. */
export const serversAddresses = '^/(?:api|files|simulated)(?:/|$)'
