const apps = /\bLine\/\d|FBA[NV]|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|trill_/

/** True in an in-app browser, such as LINE's or Facebook's, which cannot download files. */
export const isAppBrowser = (): boolean => apps.test(navigator.userAgent)
