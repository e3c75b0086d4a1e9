const buffer = (text: string) => new TextEncoder().encode(text).buffer

class Held {
  readonly rawId = buffer('passkey')
  readonly response = {
    clientDataJSON: buffer('{}'),
    attestationObject: buffer('made'),
    authenticatorData: buffer('data'),
    signature: buffer('signed'),
    getTransports: () => ['internal'],
  }

  static isConditionalMediationAvailable = async () => true
  static isUserVerifyingPlatformAuthenticatorAvailable = async () => true
}

interface Asked {
  mediation?: string
  signal?: AbortSignal
}

type Answer = 'given' | 'NotAllowedError' | 'InvalidStateError' | 'none'

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

/** Mocks the browser's passkeys, which jsdom and a story's Chromium lack; `none` mocks a browser without them. */
export function browserPasskeys(answer: Answer = 'given') {
  let pick: (() => void) | undefined
  const give = () =>
    answer === 'given' ? Promise.resolve(new Held()) : Promise.reject(new DOMException('', answer))
  const before = [
    [globalThis, 'PublicKeyCredential', Reflect.get(globalThis, 'PublicKeyCredential')],
    [navigator, 'credentials', Reflect.get(navigator, 'credentials')],
  ] as const
  put(globalThis, 'PublicKeyCredential', answer === 'none' ? undefined : Held)
  put(navigator, 'credentials', {
    create: give,
    get: ({ mediation, signal }: Asked) =>
      mediation === 'conditional'
        ? new Promise((resolve, reject) => {
            pick = () => resolve(new Held())
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
          })
        : give(),
  })
  return {
    pick: () => pick?.(),
    isWaiting: () => pick !== undefined,
    leave: () => {
      for (const [target, name, value] of before) put(target, name, value)
    },
  }
}
