/**
 * Sends data to the operator without waiting for the answer, even while the page closes.
 * Sends no cookies and no referrer; the receiver need not support CORS.
 */
export const postInBackground = (address: string, body: object): void => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    // Plain text avoids a preflight request.
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
