const apps = /\bLine\/\d|FBA[NV]|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|trill_/

/** True in the in-app browser of LINE, Facebook or TikTok, which cannot download. */
export const isAppBrowser = (): boolean => apps.test(navigator.userAgent)
