/** The addresses that the brand's server answers where the site and it share an origin. */
export const serversAddresses = '^/(?:api|files|simulated)(?:/|$)'
