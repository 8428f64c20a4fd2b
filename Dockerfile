# One image for every role: `serve` by default, `work` and the operators' commands by argument. It has the packages as they are published.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /source
COPY . .
# The bundler needs its optional package of this platform. What brings a Node of its own is no part of a package.
RUN npm ci --ignore-scripts \
  && npm run build \
  && node tools/release/packed.ts /app

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production TAXD_HOST=0.0.0.0 TAXD_PORT=8080 TAXD_DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "node_modules/@taxctl/server/bin/taxd.js"]
CMD ["serve"]
