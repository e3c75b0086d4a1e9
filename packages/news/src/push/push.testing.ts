import {
  aNoticePage,
  aPushState,
  aSetting,
  aSubscription,
  mockApi,
  type MockAnswers,
  type MockRequest,
} from '@member/api-client/testing'
import * as v from 'valibot'

interface Given {
  permission?: NotificationPermission
  answer?: NotificationPermission
  isSubscribed?: boolean
  fault?: Error
}

/** Mocks a browser with push; `restore` undoes this, `end` ends the subscription. */
export function aBrowser({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  fault,
}: Given = {}) {
  let subscribed = isSubscribed
  let allowed = permission
  let endpoint = aSubscription.endpoint
  let isRegistered = isSubscribed
  const subscription = {
    toJSON: () => ({ ...aSubscription, endpoint, expirationTime: null }),
    unsubscribe: async () => true,
  }
  const registration = {
    scope: `${location.origin}/push/`,
    active: {},
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        if (fault) throw fault
        subscribed = true
        isRegistered = true
        return subscription
      },
    },
    unregister: async () => {
      subscribed = false
      isRegistered = false
      return true
    },
  }
  const given: [object, string, unknown][] = [
    [
      navigator,
      'serviceWorker',
      {
        getRegistration: async () => (isRegistered ? registration : undefined),
        register: async () => registration,
        addEventListener: () => undefined,
      },
    ],
    [window, 'PushManager', {}],
    [
      window,
      'Notification',
      {
        get permission() {
          return allowed
        },
        requestPermission: async () => (allowed = answer),
      },
    ],
  ]
  const before = given.map(
    ([place, name]) => [place, name, Object.getOwnPropertyDescriptor(place, name)] as const,
  )
  for (const [place, name, value] of given)
    Object.defineProperty(place, name, { configurable: true, writable: true, value })
  return {
    isSubscribed: () => subscribed,
    /** Ends the subscription while the site is closed; the next subscription has another endpoint. */
    end: () => {
      subscribed = false
      endpoint = `${aSubscription.endpoint}-renewed`
    },
    restore: () => {
      for (const [place, name, was] of before) {
        Reflect.deleteProperty(place, name)
        if (was) Object.defineProperty(place, name, was)
      }
    },
  }
}

export const push = 'GET /api/auth/push'
export const choice = 'PUT /api/auth/push'

const Chosen = v.object({ kinds: v.array(v.string()) })

export const mockPush = (change: MockAnswers = {}) =>
  mockApi({
    'GET /api/setting': aSetting({ features: { push: true, notices: true } }),
    [push]: aPushState(),
    [choice]: ({ body }: MockRequest) => ({ ...aPushState(), ...v.parse(Chosen, body) }),
    'DELETE /api/auth/push': null,
    'GET /api/auth/notice': aNoticePage([], { muted: ['announcement'] }),
    'PUT /api/auth/notice/muted': ({ body }: MockRequest) => body,
    ...change,
  })
