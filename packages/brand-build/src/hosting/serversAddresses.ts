/** Addresses of the brand's server if it shares the site's origin. */
export const serversAddresses = '^/(?:api|files|simulated)(?:/|$)'
