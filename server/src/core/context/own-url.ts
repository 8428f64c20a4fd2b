// The service's URL, for links that people open: from its settings or once it listens, never from a request.
export type OwnUrl = {
  get(): string | undefined;
  /** Tells it once the service listens; the settings win. */
  use(url: string): void;
};

export function createOwnUrl(configured: string | undefined): OwnUrl {
  let url = configured;
  return {
    get: () => url,
    use(own) {
      url ??= own;
    },
  };
}
