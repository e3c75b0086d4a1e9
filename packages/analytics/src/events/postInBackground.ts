/**
 * Sends to an address of the operator's what nobody waits for, also while the page is being left. Neither a cookie nor
 * the page's own address goes with it, and the other side need not answer.
 */
export const postInBackground = (address: string, body: object): void => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    // Plain text: no browser asks the other side first.
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
