/** Sends data to the operator without waiting for the answer, even while the page closes. */
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
