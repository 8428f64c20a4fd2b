# One image for every role: `serve` by default, `work` and the operators' commands by argument.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY . .
# The bundler needs its optional package of this platform; what brings a Node of its own goes with the rest in the end.
RUN npm ci --ignore-scripts \
  && npm run build \
  && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production TAXD_HOST=0.0.0.0 TAXD_PORT=8080 TAXD_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/sdk ./sdk
COPY --from=build /app/server ./server
COPY --from=build /app/cli ./cli
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/bin/taxd.js"]
CMD ["serve"]
