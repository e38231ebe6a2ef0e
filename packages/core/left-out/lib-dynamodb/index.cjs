// ElectroDB finds this in place of the SDK's document library (`overrides` of the root's package.json): the shop hands it the
// commands that it sends (src/platform/entity.ts).
module.exports = {};
